import { toQuestionKey } from '../session/question'
import { listLessonFacets } from '../subject'
import type { CountedDeed, DeedRules, KnownCard } from './fold-deeds'

/** What a learner did on a day, as the day's limits count it. */
export interface DayWork {
  reviews: number
  newCards: number
}

/** What deeds of a device add to a learner day, before the server has counted them. */
export function countDeeds(
  deeds: readonly CountedDeed[],
  {
    cards,
    day,
    getKind,
    isWritingOn,
  }: Pick<DeedRules, 'getKind' | 'isWritingOn'> & { cards: readonly KnownCard[]; day: number },
): DayWork {
  const learnt = new Set(
    cards.filter(({ card }) => card.phase !== 'new').map((each) => toQuestionKey(each)),
  )
  const undone = new Set(deeds.flatMap((each) => (each.kind === 'undo' ? [each.reviewId] : [])))
  const work = { reviews: 0, newCards: 0 }
  for (const deed of deeds) {
    if (deed.kind === 'answer' && deed.answer.learnerDay === day) {
      if (!undone.has(deed.answer.reviewId)) work.reviews += 1
    }
    if (deed.kind === 'lesson' && deed.lesson.learnerDay === day) {
      const { subjectId } = deed.lesson
      const facets = listLessonFacets(getKind(subjectId), { isWritingOn })
      // A lesson yields where its card is being learnt.
      const fresh = facets.filter((facet) => !learnt.has(toQuestionKey({ subjectId, facet })))
      work.newCards += fresh.length
    }
  }
  return work
}
