import type { KanjiSummary } from './kanji-summary'
import type { WordSummary } from './word-summary'

/** The kanji and the word of a day. */
export interface Today {
  /** ISO date. */
  date: string
  kanji: KanjiSummary
  word: WordSummary
}
