import type { Scheduling } from '@kotonoha/srs/schedule'
import { type CardFold, type FoldedCard, foldCard } from './fold-card'
import type { LoggedReview } from './logged-review'
import type { StoredCard } from './stored-card'

/** An answer of the log that says something else now. */
interface AnswerChange {
  stored: StoredCard
  was: LoggedReview
  is: LoggedReview
  /** Of the card, whole. */
  log: readonly LoggedReview[]
  scheduling: Scheduling
  at: Date
}

/**
 * The card and its log after an answer was taken back or given another grade. The same where it says
 * what it said.
 */
export function foldChange(change: AnswerChange): FoldedCard {
  const { stored, was, is, log, scheduling, at } = change
  if (was.status === is.status && was.rating === is.rating)
    return { stored, added: [], changed: [] }
  if (was.status !== 'counted') return { stored, added: [], changed: [{ was, is }] }
  const fold = { ...was, receivedAt: at, scheduling }
  // One that was superseded by this answer counts once this one is gone.
  const isLast = !log.some(
    (each) =>
      each.reviewId !== was.reviewId &&
      each.status !== 'undone' &&
      each.reviewedAt >= was.reviewedAt,
  )
  if (!isLast || isBeforeBase(was, stored) || isRescheduledSince(change)) {
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

/**
 * Whether a card's memory is what the parameters of today make of its whole log, and not what they make
 * of the state that was stored with its last answer: that state is of other parameters.
 */
function isRescheduledSince({ stored, was, log, scheduling, at }: AnswerChange): boolean {
  const fold = { ...was, receivedAt: at, scheduling }
  const leadsToCard = (from: StoredCard, parts: Pick<CardFold, 'log' | 'given'>) => {
    const { memory } = foldCard({ ...fold, stored: from, ...parts }).stored.card
    return (
      memory?.stability === stored.card.memory?.stability &&
      memory?.difficulty === stored.card.memory?.difficulty
    )
  }
  return (
    !leadsToCard({ ...stored, card: was.before }, { log: undefined, given: [was] }) &&
    leadsToCard(stored, { log, given: [] })
  )
}

function isBeforeBase({ reviewedAt }: LoggedReview, { base }: StoredCard): boolean {
  return base !== undefined && reviewedAt <= base.at
}
