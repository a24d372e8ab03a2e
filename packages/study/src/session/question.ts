import type { Facet, SubjectId } from '../subject'

/** One facet of one subject, to be asked. */
export interface Question {
  subjectId: SubjectId
  facet: Facet
}

/** Of one question among those of a learner, as a key of a map. */
export function toQuestionKey({ subjectId, facet }: Question): string {
  return `${subjectId}/${facet}`
}

/** Questions about one subject are at least so many places apart: one must not answer the next. */
export const siblingDistance = 3
