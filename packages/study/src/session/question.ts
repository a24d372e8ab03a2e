import type { Facet, SubjectId } from '../subject'

/** One facet of one subject, to be asked. */
export interface Question {
  subjectId: SubjectId
  facet: Facet
}

/** Chance is handed in: a number from 0 up to 1, `Math.random` or a seeded one in tests. */
export type Random = () => number

/** Questions about one subject are at least so many places apart (study design, 3.1). */
export const siblingDistance = 3
