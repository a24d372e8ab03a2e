/** A way the word is written with at least one character that is not kana (`k_ele`). */
export interface WrittenForm {
  text: string
  /** Codes such as `sK` search-only, `rK` rarely used, `iK`, `io`, `oK`, `ateji`. */
  notes: string[]
  /** Codes such as `ichi1`, `news1`, `spec1`, `gai1`, `nf05`. */
  priorities: string[]
}

/** A reading in kana (`r_ele`). */
export interface KanaReading {
  text: string
  /** The reading stands by itself and is no reading of the written forms (`re_nokanji`). */
  isUnpaired: boolean
  /** Written forms it belongs to (`re_restr`); empty means all of them. */
  onlyForForms: string[]
  /** Codes such as `sk` search-only, `rk`, `ik`, `ok`, `gikun`. */
  notes: string[]
  priorities: string[]
}

/** `丸・まる・1` taken apart. A part that holds only kana stays in `text` when it is the first. */
export interface CrossReference {
  /** As the source words it, for reports. */
  raw: string
  text: string
  reading: string | null
  /** Number of the sense meant, from 1. */
  senseNumber: number | null
}

/** The foreign word a loanword comes from (`lsource`). */
export interface LoanSource {
  /** ISO 639-2/B code; `eng` where the source leaves it out. */
  language: string
  text: string | null
  isPartial: boolean
  /** Made in Japan from foreign parts (和製). */
  isWasei: boolean
}

export interface Gloss {
  text: string
  kind: 'literal' | 'figurative' | 'explanation' | 'trademark' | null
}

/** A sentence pair that the source itself puts under a sense. */
export interface SenseExample {
  /** Tatoeba number of the Japanese sentence; null where another source is named. */
  sentenceId: string | null
  /** The word as it stands in the sentence (inflected, in whichever spelling). */
  form: string
  japanese: string
  english: string
}

export interface JmdictSense {
  /** Written forms (`stagk`) and readings (`stagr`) the sense is limited to; empty means all. */
  onlyForForms: string[]
  onlyForReadings: string[]
  /** Codes such as `v1`; a sense without any has those of the sense before it. */
  partsOfSpeech: string[]
  crossReferences: CrossReference[]
  antonyms: CrossReference[]
  fields: string[]
  misc: string[]
  notes: string[]
  loanSources: LoanSource[]
  dialects: string[]
  glosses: Gloss[]
  examples: SenseExample[]
}

/** An entry of JMdict: one word with its spellings and senses. */
export interface JmdictEntry {
  /** `ent_seq`. */
  id: number
  writtenForms: WrittenForm[]
  readings: KanaReading[]
  senses: JmdictSense[]
}
