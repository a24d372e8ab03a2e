import type { StoredSubjectStudy } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import type { SubjectKind } from '@kotonoha/study/subject'

/** A subject before it is written. */
export interface SubjectDraft {
  subjectId: number
  kind: SubjectKind
  literal: string
  level: number
  isCore: boolean
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  strokeCount: number | null
  wordId: number | null
  spellingId: string | null
  /** What is shown on a tile. */
  displayReading: string | null
  /** The taught one first. */
  meanings: readonly string[]
  /** Of the meanings those that come to anybody's mind: what a kanji and its words share. */
  commonMeanings: readonly string[]
  /** All that the source says of a word, whether it is an answer or not. */
  glosses: readonly string[]
  reading: StoredSubjectStudy['reading']
  /** Subject ids, in the order of writing. */
  needs: readonly number[]
  lookAlikes: readonly number[]
  siblings: readonly number[]
  /** Others that a learner may mix it up with, whether shown or not. */
  opposites: readonly number[]
}
