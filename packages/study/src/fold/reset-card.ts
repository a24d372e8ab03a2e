import { type Card, newCard } from '@kotonoha/srs/card'
import type { StoredCard } from './stored-card'

/** A card as if never learnt; its log stays as history. Suspended it is no more. */
export function resetCard(stored: StoredCard, at: Date): StoredCard {
  // One more than it had: an answer to what it was before is based on fewer, and is history.
  const card = { ...newCard, reps: stored.card.reps + 1, lastReviewedAtMs: at.getTime() }
  return { ...stored, card, base: { at, card }, isSuspended: false, hasLaterSuccess: false }
}

/** Keeps a card that begins as taken for known. */
export function storeAssumedCard({
  subjectId,
  facet,
  card,
  at,
}: Pick<StoredCard, 'subjectId' | 'facet'> & { card: Card; at: Date }): StoredCard {
  return {
    subjectId,
    facet,
    card,
    base: { at, card },
    isSuspended: false,
    hasLaterSuccess: true,
    revision: 0,
  }
}
