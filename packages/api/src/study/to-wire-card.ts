import type { card as wireCard } from '@kotonoha/contract/kanji/card'
import { isLeech } from '@kotonoha/study/pace/leech'
import type { StoredCard } from '@kotonoha/user-db/queries/study/stored-card'
import type { z } from 'zod'

/** A card as the browser has it. */
export function toWireCard(stored: StoredCard): z.infer<typeof wireCard> {
  const { card, subjectId, facet } = stored
  return {
    subjectId,
    facet,
    phase: card.phase,
    stability: card.memory?.stability ?? null,
    difficulty: card.memory?.difficulty ?? null,
    dueAt: toMoment(card.dueAtMs),
    lastReviewedAt: toMoment(card.lastReviewedAtMs),
    lastDay: card.lastDay ?? null,
    reps: card.reps,
    lapses: card.lapses,
    streak: card.streak,
    firstPassedAt: toMoment(card.firstPassedAtMs),
    isSuspended: stored.isSuspended,
    isAssumed: card.isAssumed ?? false,
    isLeech: isLeech(card),
    isRemoved: card.phase === 'new',
    revision: stored.revision,
  }
}

export function toMoment(atMs: number | undefined): string | null {
  return atMs === undefined ? null : new Date(atMs).toISOString()
}
