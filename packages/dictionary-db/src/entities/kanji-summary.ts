import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'

/** A kanji as a tile of a grid with what its hovercard says. */
export interface KanjiSummary {
  kanjiId: string
  literal: string
  strokeCount: number
  /** English, the most usual first. */
  meanings: string[]
  onReadings: string[]
  /** Okurigana included. */
  kunReadings: string[]
  jlpt: JlptLevel | null
  /** 1–6 primary school, 8 the rest of jōyō, 9–10 jinmeiyō. */
  grade: number | null
  /** 1 is the most frequent kanji. */
  frequencyRank: number | null
}
