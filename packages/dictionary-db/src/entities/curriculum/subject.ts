import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { SubjectKind } from '../../subject-kind'

/** A subject as lists show it. */
export interface Subject {
  subjectId: number
  kind: SubjectKind
  /** The shape, the kanji, or the word as it is written. */
  literal: string
  /** 1 to 60. */
  level: number
  /** From 1 within its level, over all kinds, in the order of teaching. */
  position: number
  /** Components and kanji always are; words outside the core are studied when a learner asks. */
  isCore: boolean
  jlpt: JlptLevel | null
  strokeCount: number | null
  /** Of a word. */
  wordId: number | null
  spellingId: string | null
  /** The short one that a tile shows. */
  meaning: string
  /** In kana: hiragana for kun, katakana for on, a word as its headword has it. */
  reading: string | null
  /** Of a kanji: its share of all kanji in running text, 0 to 1; null where no source counts it. */
  useShare: number | null
}
