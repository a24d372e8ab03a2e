export interface CurriculumLevel {
  /** From 1. */
  level: number
  kanji: number
  components: number
  /** Core words. */
  words: number
  /** Words that are studied only when a learner asks for them. */
  extendedWords: number
}

export interface CurriculumOverview {
  /** Raised by hand when subjects were added or moved on purpose. */
  version: number
  levels: CurriculumLevel[]
}
