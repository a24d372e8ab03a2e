/** A kanji reading as KANJIDIC2 writes it: `た.べる`, `-づ.け`, `ショク`. */
export interface KanjiReading {
  kind: 'on' | 'kun'
  /** With the source's dot and hyphens. */
  raw: string
}

export interface SkipCode {
  code: string
  /** `posn`, `stroke_count`, `stroke_and_posn` or `stroke_diff` for a common mistake; else null. */
  misclassification: string | null
}

/** A character of KANJIDIC2. */
export interface KanjidicCharacter {
  literal: string
  codepoints: {
    /** Hexadecimal, lower case, without prefix. */
    ucs: string
    /** Plane-row-cell, such as `1-16-01`. */
    jis208: string | null
    jis212: string | null
    jis213: string | null
  }
  /** Number of the Kangxi radical, 1 to 214. */
  radical: number
  /** Where the classic Nelson files it under another radical. */
  nelsonRadical: number | null
  /** 1–6 primary school, 8 other jōyō, 9 and 10 jinmeiyō. */
  grade: number | null
  strokeCount: number
  /** Common miscounts. */
  otherStrokeCounts: number[]
  /** Cross-references by code: `jis208` `1-48-19`, `ucs` `4e9e` … */
  variants: { kind: string; code: string }[]
  /** 1 (most used in newspapers) to 2501. */
  frequencyRank: number | null
  /** Names of the radical that the kanji is. */
  radicalNames: string[]
  /** The levels before 2010: 4 (easiest) to 1. */
  oldJlpt: number | null
  /** Numbers in printed dictionaries: `nelson_c` `43`. Morohashi's carries volume and page. */
  indices: { name: string; value: string }[]
  skip: SkipCode[]
  fourCorner: string[]
  readings: KanjiReading[]
  /** English meanings. */
  meanings: string[]
  /** Readings used in names only. */
  nanori: string[]
}
