import type { Rating } from '@kotonoha/srs/rating'
import type { Scheduling } from '@kotonoha/srs/schedule'
import type { Queries } from '../../user-db'
import { listCardsOf } from './cards'
import { keepFolds, toKey } from './count-answers'
import { type FoldedCard, foldCard } from './fold-card'
import type { LoggedReview } from './logged-review'
import { listReviewsById, listReviewsOf } from './review-log'
import type { StoredCard } from './stored-card'
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
  const { userId, revision, reviewId } = change
  const [was] = await listReviewsById(queries, { userId, reviewIds: [reviewId] })
  if (was === undefined || was.mode === 'lesson') return undefined
  const cards = await listCardsOf(queries, { userId, subjectIds: [was.subjectId] })
  const stored = cards.find((each) => toKey(each) === toKey(was))
  if (stored === undefined) return undefined
  const log = await listReviewsOf(queries, { userId, subjectIds: [was.subjectId] })
  const ofCard = log.filter((each) => toKey(each) === toKey(was))
  const folded = foldChange(change, { stored, was, is: toChanged(was), log: ofCard })
  const work = await keepFolds(queries, change, [folded])
  return { stored: { ...folded.stored, revision }, work }
}

interface Change {
  stored: StoredCard
  was: LoggedReview
  is: LoggedReview
  /** Of the card, whole. */
  log: readonly LoggedReview[]
}

function foldChange({ scheduling, at }: AnswerChange, change: Change): FoldedCard {
  const { stored, was, is, log } = change
  if (was.status !== 'counted') return { stored, added: [], changed: [{ was, is }] }
  const fold = { ...was, receivedAt: at, scheduling }
  // One that was superseded by this answer counts once this one is gone.
  const isLast = !log.some(
    (each) =>
      each.reviewId !== was.reviewId &&
      each.status !== 'undone' &&
      each.reviewedAt >= was.reviewedAt,
  )
  if (!isLast || isBeforeBase(was, stored)) {
    const others = log.map((each) => (each.reviewId === was.reviewId ? is : each))
    const folded = foldCard({ ...fold, stored, log: others, given: [] })
    const changed = folded.changed.map((each) =>
      each.is.reviewId === was.reviewId ? { was, is: each.is } : each,
    )
    // What came before the base is not folded; the answer itself is told about all the same.
    const isTold = changed.some((each) => each.was.reviewId === was.reviewId)
    return { ...folded, changed: isTold ? changed : [...changed, { was, is }] }
  }
  // The card goes back to the very state that was stored with the answer.
  const restored: StoredCard = {
    ...stored,
    card: was.before,
    hasLaterSuccess: was.hadLaterSuccess,
  }
  if (is.status === 'undone') return { stored: restored, added: [], changed: [{ was, is }] }
  const anew = foldCard({ ...fold, stored: restored, log: undefined, given: [is] })
  const [again] = anew.added
  if (again === undefined) return { stored, added: [], changed: [] }
  const { givenRating, receivedAt, wasSuspended } = was
  const kept = { ...again, givenRating, receivedAt, wasSuspended }
  return { stored: anew.stored, added: [], changed: [{ was, is: kept }] }
}

function isBeforeBase({ reviewedAt }: LoggedReview, { base }: StoredCard): boolean {
  return base !== undefined && reviewedAt <= base.at
}
