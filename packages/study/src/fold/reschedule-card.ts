import type { Scheduling } from '@kotonoha/srs/schedule'
import { foldCard } from './fold-card'
import type { LoggedReview } from './logged-review'
import type { StoredCard } from './stored-card'

interface CardReschedule {
  stored: StoredCard
  /** The card's whole log. */
  log: readonly LoggedReview[]
  /** By the parameters that the learner has now. */
  scheduling: Scheduling
  at: Date
}

/**
 * A card as it would be had the parameters of today counted all its answers: its memory and when it
 * is due. Whatever was reached or answered stays as it is. The same card where nothing changes.
 *
 * None comes to be due before now: a day on which nothing was left due stays one.
 */
export function rescheduleCard({ stored, log, scheduling, at }: CardReschedule): StoredCard {
  const { card } = stored
  if (card.memory === undefined || card.dueAtMs === undefined) return stored
  const { subjectId, facet } = stored
  const parts = { subjectId, facet, stored, log, given: [], receivedAt: at, scheduling }
  const { memory, dueAtMs: wanted, reps, lastReviewedAtMs } = foldCard(parts).stored.card
  // A log that does not lead to this card, as of one that an import took over, says nothing of it.
  if (reps !== card.reps || lastReviewedAtMs !== card.lastReviewedAtMs) return stored
  if (wanted === undefined) return stored
  const nowMs = at.getTime()
  const dueAtMs = wanted >= nowMs ? wanted : Math.min(card.dueAtMs, nowMs)
  const isSame =
    memory?.stability === card.memory.stability &&
    memory.difficulty === card.memory.difficulty &&
    dueAtMs === card.dueAtMs
  return isSame ? stored : { ...stored, card: { ...card, memory, dueAtMs } }
}
