/** A word of a JLPT list. Level 5 is N5, the easiest. */
export interface JlptWordRow {
  level: 1 | 2 | 3 | 4 | 5
  /** JMdict id; null in lists that name the word by its writing only. */
  wordId: number | null
  /** Null for a word listed in kana. */
  writtenForm: string | null
  reading: string
}

export interface JlptKanjiRow {
  level: 1 | 2 | 3 | 4 | 5
  kanji: string
}
