/** 5 is N5, the easiest. */
export type JlptLevelNumber = 1 | 2 | 3 | 4 | 5

/** A word of a JLPT list. */
export interface JlptWordRow {
  level: JlptLevelNumber
  /** JMdict id; null in lists that name the word by its writing only. */
  wordId: number | null
  /** Null for a word listed in kana. */
  writtenForm: string | null
  reading: string
}

export interface JlptKanjiRow {
  level: JlptLevelNumber
  kanji: string
}
