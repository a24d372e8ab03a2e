import type { Rating } from '@kotonoha/srs/rating'
import type { Scheduling } from '@kotonoha/srs/schedule'
import { foldChange } from '@kotonoha/study/fold/fold-change'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { toQuestionKey } from '@kotonoha/study/session/question'
import type { Queries } from '../../user-db'
import { listCardsOf } from './cards'
import { keepFolds } from './count-answers'
import { listReviewsById, listReviewsOf } from './review-log'
import type { WorkOfDay } from './streak-days'

export interface AnswerChange {
  userId: string
  revision: number
  at: Date
  reviewId: string
  scheduling: Scheduling
}

export interface ChangedAnswer {
  stored: StoredCard
  /** The days from the first one on whose counts changed. */
  work: WorkOfDay[]
}

/** Takes an answer back: the card is as it was before. An answer undone stays undone. */
export function undoAnswer(
  queries: Queries,
  change: AnswerChange,
): Promise<ChangedAnswer | undefined> {
  return changeAnswer(queries, change, (was) => ({ ...was, status: 'undone' }))
}

/** Gives an answer another grade: the learner knows better than the checker. */
export function overrideAnswer(
  queries: Queries,
  change: AnswerChange & { rating: Rating },
): Promise<ChangedAnswer | undefined> {
  return changeAnswer(queries, change, (was) => ({ ...was, rating: change.rating }))
}

/** Undefined where the learner gave no such answer. */
async function changeAnswer(
  queries: Queries,
  change: AnswerChange,
  toChanged: (was: LoggedReview) => LoggedReview,
): Promise<ChangedAnswer | undefined> {
  const { userId, revision, reviewId, scheduling, at } = change
  const [was] = await listReviewsById(queries, { userId, reviewIds: [reviewId] })
  if (was === undefined || was.mode === 'lesson') return undefined
  const cards = await listCardsOf(queries, { userId, subjectIds: [was.subjectId] })
  const stored = cards.find((each) => toQuestionKey(each) === toQuestionKey(was))
  if (stored === undefined) return undefined
  const log = await listReviewsOf(queries, { userId, subjectIds: [was.subjectId] })
  const ofCard = log.filter((each) => toQuestionKey(each) === toQuestionKey(was))
  const folded = foldChange({ stored, was, is: toChanged(was), log: ofCard, scheduling, at })
  const work = await keepFolds(queries, change, [folded])
  return { stored: { ...folded.stored, revision }, work }
}
