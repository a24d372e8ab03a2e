import { toQuestionKey } from '../session/question'
import { listLessonFacets } from '../subject'
import type { CountedOperation, FoldRules, KnownCard } from './fold-operations'

/** What a learner did on a day, as the day's limits count it. */
export interface DayWork {
  reviews: number
  newCards: number
}

/** What operations of a device add to a learner day, before the server has counted them. */
export function countOperations(
  operations: readonly CountedOperation[],
  {
    cards,
    day,
    getKind,
    isWritingOn,
  }: Pick<FoldRules, 'getKind' | 'isWritingOn'> & { cards: readonly KnownCard[]; day: number },
): DayWork {
  const learnt = new Set(
    cards.filter(({ card }) => card.phase !== 'new').map((each) => toQuestionKey(each)),
  )
  const undone = new Set(
    operations.flatMap((each) => (each.kind === 'undo' ? [each.reviewId] : [])),
  )
  const work = { reviews: 0, newCards: 0 }
  for (const operation of operations) {
    if (operation.kind === 'answer' && operation.answer.learnerDay === day) {
      if (!undone.has(operation.answer.reviewId)) work.reviews += 1
    }
    if (operation.kind === 'lesson' && operation.lesson.learnerDay === day) {
      const { subjectId } = operation.lesson
      const facets = listLessonFacets(getKind(subjectId), { isWritingOn })
      // A lesson yields where its card is being learnt.
      const fresh = facets.filter((facet) => !learnt.has(toQuestionKey({ subjectId, facet })))
      work.newCards += fresh.length
    }
  }
  return work
}
