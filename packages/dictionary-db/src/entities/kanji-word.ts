import type { WordSummary } from './word-summary'

/** Where in the written form a kanji stands; okurigana after it does not count. */
export type KanjiPosition = 'start' | 'middle' | 'end'

/** A word with what one kanji does in it. */
export interface KanjiWord extends WordSummary {
  /** Null where the word is read as a whole. */
  readingInWord: string | null
  /** The listed reading that this is a form of; null where none is. */
  readingId: string | null
  position: KanjiPosition
}
