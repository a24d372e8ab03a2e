import type { QuestionQueue } from '@kotonoha/study/session/question-queue'
import type { Facet, SubjectId } from '@kotonoha/study/subject'

/** What the session is still to ask of an item for the first time: telling it would spoil it. */
export function listUnaskedFacets(
  { order, position, dropped }: QuestionQueue,
  subjectId: SubjectId,
): ReadonlySet<Facet> {
  const isUnasked = (index: number) => {
    if (dropped.includes(index)) return false
    const flying = position.flight.find((each) => each.index === index)
    return index >= position.taken || (flying !== undefined && flying.returnsAt === undefined)
  }
  const facets = order.flatMap((question, index) =>
    question.subjectId === subjectId && isUnasked(index) ? [question.facet] : [],
  )
  return new Set(facets)
}
