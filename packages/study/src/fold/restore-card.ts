import { toYieldingBasis } from '@kotonoha/srs/replay'
import type { Scheduling } from '@kotonoha/srs/schedule'
import { type FoldedCard, foldCard, needsWholeLog } from './fold-card'
import type { LoggedReview } from './logged-review'
import type { StoredCard } from './stored-card'

interface CardRestore {
  /** As it was before the reset. */
  kept: StoredCard
  /** As it is now. */
  current: StoredCard
  /** The card's whole log. */
  log: readonly LoggedReview[]
  resetAt: Date
  at: Date
  scheduling: Scheduling
}

/**
 * A card as if it had never been reset: what it was, with the answers since then counted into it by
 * the rules of replay. A lesson done again tells nothing of what was known all the time: it yields,
 * as one does that comes for a card that is being learnt.
 */
export function restoreCard(restore: CardRestore): FoldedCard {
  const { kept, current, resetAt, at, scheduling } = restore
  const stored = { ...kept, isSuspended: kept.isSuspended || current.isSuspended }
  const isSince = ({ reviewedAt, receivedAt }: LoggedReview) =>
    reviewedAt > resetAt || receivedAt >= resetAt
  const yields = (each: LoggedReview) =>
    isSince(each) && each.mode === 'lesson' && kept.card.phase !== 'new'
  const basedOnReps = toYieldingBasis(kept.card)
  const log = restore.log.map((each) => (yields(each) ? { ...each, basedOnReps } : each))
  const given = log.filter((each) => isSince(each) && each.status !== 'undone')
  const { subjectId, facet } = kept
  const parts = { subjectId, facet, stored, receivedAt: at, scheduling }
  const isInMidst = needsWholeLog(kept, given)
  const folded = isInMidst
    ? foldCard({ ...parts, log, given: [] })
    : foldCard({ ...parts, log: undefined, given })
  const byId = new Map(restore.log.map((each) => [each.reviewId, each]))
  const changed = [...folded.added, ...folded.changed.map(({ is }) => is)].flatMap((is) => {
    const was = byId.get(is.reviewId)
    if (was === undefined) return []
    const { givenRating, wasSuspended, receivedAt } = was
    return [{ was, is: { ...is, givenRating, wasSuspended, receivedAt } }]
  })
  return { stored: folded.stored, added: [], changed }
}
