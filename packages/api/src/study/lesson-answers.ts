import type { Rating } from '@kotonoha/srs/rating'
import { listCoreFacets } from '@kotonoha/study/subject'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { toUuid } from '@kotonoha/user-db/queries/study/events'
import type { FacetName } from '@kotonoha/user-db/queries/study/facet-number'
import type { CurriculumIndex } from './curriculum-index'
import type { StudyChange } from './study-procedure'
import type { SubmittedAnswer } from './submit-answers'

/** Misses in the quiz from which the first grade is Again (design, section 3.1). */
const missesForAgain = 2

export interface Lesson {
  lessonId: string
  subjectId: number
  misses: number
  completedAt: string
  learnerDay?: number | undefined
}

/**
 * The answers that finished lessons stand for: one for each facet, with an id that follows from the
 * lesson's, so that a lesson sent twice counts once. A facet that is being learnt already stays as it
 * is: its answer is superseded.
 */
export async function listLessonAnswers(
  { queries, userId, preferences }: StudyChange,
  { curriculum, lessons }: { curriculum: CurriculumIndex; lessons: readonly Lesson[] },
): Promise<{ lessonId: string; answers: SubmittedAnswer[] }[]> {
  const subjectIds = lessons.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const cardOf = new Map(cards.map((each) => [`${each.subjectId}/${each.facet}`, each]))
  return lessons.map((lesson) => {
    const { lessonId, subjectId, misses, completedAt, learnerDay } = lesson
    const kind = curriculum.byId.get(subjectId)?.kind ?? 'component'
    const facets: FacetName[] = [...listCoreFacets(kind)]
    if (kind === 'kanji' && preferences.isWritingOn) facets.push('writing')
    const rating: Rating = misses >= missesForAgain ? 1 : 3
    return {
      lessonId,
      answers: facets.map((facet) => ({
        reviewId: toUuid(`${lessonId}/${facet}`),
        subjectId,
        facet,
        givenAtMs: Date.parse(completedAt),
        learnerDay,
        rating,
        verdict: 'lesson' as const,
        mode: 'lesson' as const,
        answerMs: 0,
        basedOnReps: toBasis(cardOf.get(`${subjectId}/${facet}`)?.card),
        answer: '',
      })),
    }
  })
}

/** A card that is being learnt has had its lesson: another one is based on nothing and yields. */
function toBasis(card: { phase: string; reps: number } | undefined): number {
  return card?.phase === 'new' ? card.reps : 0
}
