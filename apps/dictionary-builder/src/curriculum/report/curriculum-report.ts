/** Figures of a curriculum. Kept in the dictionary file, so that they can be told at any time. */
export interface CurriculumReport {
  kanji: number
  levels: {
    level: number
    kanji: string
    components: string
    coreWords: number
    extendedWords: number
  }[]
  /** Average parts of a kanji. */
  partsPerKanji: number
  /** Parts that are kanji of the curriculum, and shapes that are not, whether taught apart or not. */
  kanjiAsParts: number
  shapesAsParts: number
  /** Share of all kanji in running text that are known after so many kanji, by corpus. */
  coverage: { kanji: number; shares: number[] }[]
  /** Mean share over the first 2,000 kanji, by corpus. */
  area2000: number[]
  /** Parts that are kanji of the curriculum, and of those the ones taught before. */
  pairs: { all: number; before: number }
  /** Kanji of which every part is taught before or with them. */
  kanjiWithPartsTaught: number
  /** By JLPT level (5 is N5): by which kanji, from 1, and level all of it is taught. */
  deadlines: {
    jlpt: number
    kanji: number
    afterKanji: number
    level: number
    due: number | null
  }[]
  /** JLPT words of N5 to N3 that are written with kanji: how many can be read after 432 kanji. */
  readable432: { words: number; readable: number }
  /** Kanji with a taught reading, and of those the ones whose reading a core word shows. */
  taughtReadings: { on: number; kun: number; covered: number; uncovered: string }
  /** Core cards: meaning of components, meaning and reading of kanji and words. */
  coreCards: number
}

/** What is asked of the curriculum (decision 009). */
export const targets = {
  components: 15,
  area2000: 0.785,
  pairs: 0.92,
  taughtReadings: 0.95,
  coreWords: 80,
} as const
