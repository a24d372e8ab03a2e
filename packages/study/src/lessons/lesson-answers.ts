import type { Card } from '@kotonoha/srs/card'
import type { Rating } from '@kotonoha/srs/rating'
import { toYieldingBasis } from '@kotonoha/srs/replay'
import { toFirstRating } from '../grading'
import type { Question } from '../session/question'
import { listLessonFacets, type SubjectId, type SubjectKind } from '../subject'

/** A lesson whose quiz is done. */
export interface FinishedLesson {
  lessonId: string
  subjectId: SubjectId
  /** How often its questions were missed in the quiz. */
  misses: number
}

/** The first answer of a card, which its lesson stands for. */
export interface LessonAnswer extends Question {
  reviewId: string
  rating: Rating
  basedOnReps: number
}

interface Learner {
  kind: SubjectKind
  isWritingOn: boolean
  /** A card as it was when the lesson was done; undefined for one that never was. */
  findCard: (question: Question) => Card | undefined
  /** An id that follows from the text, so that a lesson sent twice counts once. */
  toReviewId: (text: string) => string
}

/**
 * The answers that a finished lesson stands for: one for each facet. A facet that is being learnt
 * already stays as it is: its answer is superseded.
 */
export function toLessonAnswers(
  { lessonId, subjectId, misses }: FinishedLesson,
  { kind, isWritingOn, findCard, toReviewId }: Learner,
): LessonAnswer[] {
  return listLessonFacets(kind, { isWritingOn }).map((facet) => ({
    subjectId,
    facet,
    reviewId: toReviewId(`${lessonId}/${facet}`),
    rating: toFirstRating(misses),
    basedOnReps: toLessonBasis(findCard({ subjectId, facet })),
  }))
}

/**
 * What a lesson finds: a card that waits for it, perhaps after it was started over or turned out not
 * to be known, or one that is being learnt and has had its lesson, to which another one yields.
 */
function toLessonBasis(card: Card | undefined): number {
  if (card === undefined) return 0
  return card.phase === 'new' ? card.reps : toYieldingBasis(card)
}
