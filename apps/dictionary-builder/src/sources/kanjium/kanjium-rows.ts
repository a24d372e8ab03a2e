/** Kanji that are easily taken for each other, or that mean opposites. */
export interface KanjiNeighbours {
  kanji: string
  others: string[]
}

/** Other shapes of a kanji. `all` holds every one named in any column, each once. */
export interface KanjiVariants {
  kanji: string
  all: string[]
  traditional: string[]
  simplified: string[]
  /** New form of an old kanji, as prescribed in Japan. */
  shinjitai: string[]
  kyujitai: string[]
}

/** A component that gives kanji their on reading. */
export interface PhoneticComponent {
  component: string
  /** Katakana. */
  readings: string[]
  /** Number of kanji with it. */
  occurrences: number
  isSingleReading: boolean
}

/** One of the 214 radicals, or another shape of one. */
export interface RadicalRow {
  literal: string
  /** Kangxi number, 1 to 214. */
  number: number
  strokeCount: number
  /** Other shapes of it (`亻` of 人); empty in the rows that are such a shape. */
  variants: string[]
  /** The radical that this is another shape of; null for the 214 themselves. */
  variantOf: string | null
  /** Japanese names in kana. */
  names: string[]
  meaning: string
}

/** Layout and parts of a kanji. */
export interface KanjiElements {
  kanji: string
  /** Ideographic description character such as `⿰`; null where the source has none. */
  layout: string | null
  elements: string[]
  /** Parts that are kanji or radicals of their own, as a learner names them. */
  kanjiParts: string[]
  partOf: string[]
}

/** How often each on reading is used. */
export interface OnReadingUse {
  kanji: string
  readings: { reading: string; words: number }[]
}
