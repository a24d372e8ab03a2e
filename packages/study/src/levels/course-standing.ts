import type { SubjectId, SubjectKind } from '../subject'

/** As much of a subject as the rules of studying ask for. */
export interface StudySubject {
  subjectId: SubjectId
  kind: SubjectKind
  level: number
}

/** The curriculum as the rules walk over it. */
export interface Course<Each extends StudySubject = StudySubject> {
  byId: ReadonlyMap<SubjectId, Each>
  /** From 1, in the order of teaching: what everybody is taught. */
  coreOfLevel: (level: number) => readonly Each[]
  /** Components of a kanji, kanji of a word. */
  needsOf: (subjectId: SubjectId) => readonly SubjectId[]
}

/** Where a learner stands with one item, over its cards. */
export interface SubjectStanding {
  /** Core facets with a card; an item whose lesson waits has fewer than its kind has. */
  introducedFacets: number
  /** Days of stability of the weakest core facet; 0 while it is being learnt or relearnt. */
  weakestStability: number
  /** It was recalled at least once on a later day than its lesson. */
  hasLaterSuccess: boolean
  /** Core facets that are at medium or better, or were before a lapse. */
  reachedFacets: number
  /** The earliest due of its cards; undefined where none is asked. */
  dueAtMs: number | undefined
}

/** Where a learner stands in the whole curriculum. */
export interface CourseStanding<Each extends StudySubject = StudySubject> {
  curriculum: Course<Each>
  standings: ReadonlyMap<SubjectId, SubjectStanding>
  openLevels: ReadonlyMap<number, { passedAt: Date | undefined }>
  /** Items asked for with "study this", the first wish first. */
  wanted: ReadonlySet<SubjectId>
}
