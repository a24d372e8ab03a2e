import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'

/** A kanji as the planning of the curriculum sees it. */
export interface CurriculumKanji {
  literal: string
  strokeCount: number
  /** 1–6 primary school, 8 the other jōyō kanji. */
  grade: number | null
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  meanings: readonly string[]
  /** With KANJIDIC2's dots and hyphens. */
  readings: readonly { kind: 'on' | 'kun'; raw: string }[]
  drawing: KanjivgDrawing | null
  /** Parts as KRADFILE has them, for where the drawings have no groups. */
  components: readonly string[]
  /** Kanji easily taken for it, the most alike first. */
  lookAlikes: readonly string[]
  antonyms: readonly string[]
}

/** A kanji within a word, and which of its listed readings it has there ('': none of them). */
export interface KanjiInWord {
  literal: string
  readingId: string
}

export interface CurriculumSpelling {
  spellingId: string
  text: string
  reading: string
  kanji: readonly KanjiInWord[]
}

export interface CurriculumSense {
  partsOfSpeech: readonly string[]
  /** Codes such as `uk`, `arch`. */
  usage: readonly string[]
  /** Codes of the field that it belongs to, such as `shogi`; none for everybody's senses. */
  fields: readonly string[]
  glosses: readonly string[]
}

/** A word worth teaching. */
export interface CurriculumWord {
  wordId: number
  jlpt: number | null
  isCommon: boolean
  /** 1 for the most frequent word of all. */
  frequencyRank: number | null
  /** Its usual spelling is in kana. */
  isUsuallyKana: boolean
  /** Usual spellings with kanji, the best known first. */
  spellings: readonly CurriculumSpelling[]
  senses: readonly CurriculumSense[]
}

/** Everything that the curriculum is made from. */
export interface CurriculumInput {
  kanji: ReadonlyMap<string, CurriculumKanji>
  /** In the order of their ids. */
  words: readonly CurriculumWord[]
  /** Shares of the kanji in running text, by corpus. */
  corpora: readonly ReadonlyMap<string, number>[]
}
