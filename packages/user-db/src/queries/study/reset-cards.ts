import type { Card } from '@kotonoha/srs/card'
import { type StoredCard, toResetBase } from './stored-card'

/** A card as if never learnt; its log stays as history. Suspended it is no more. */
export function resetCard(stored: StoredCard, at: Date): StoredCard {
  const base = toResetBase(stored.card, at)
  return { ...stored, card: base.card, base, isSuspended: false, hasLaterSuccess: false }
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
