import type { Card } from '@kotonoha/srs/card'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { isLeech } from '@kotonoha/study/pace/leech'
import type * as z from 'zod'
// Its type alone: the site takes this without the library that checks schemas.
import type { card as cardSchema } from './card'

/** A card as server and browser tell each other of it. */
export type WireCard = z.infer<typeof cardSchema>

/** What of a card is told. */
export type ToldCard = Pick<StoredCard, 'subjectId' | 'facet' | 'card' | 'isSuspended' | 'revision'>

export function toWireCard({ subjectId, facet, card, isSuspended, revision }: ToldCard): WireCard {
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
    isSuspended,
    isAssumed: card.isAssumed ?? false,
    isLeech: isLeech(card),
    isRemoved: card.phase === 'new',
    revision,
  }
}

export function fromWireCard(wire: WireCard): ToldCard {
  const { subjectId, facet, isSuspended, revision } = wire
  return { subjectId, facet, card: toCard(wire), isSuspended, revision }
}

function toCard(wire: WireCard): Card {
  const { stability, difficulty, phase, lastDay, reps, lapses, streak, isAssumed } = wire
  return {
    phase,
    memory: stability === null || difficulty === null ? undefined : { stability, difficulty },
    dueAtMs: toMs(wire.dueAt),
    lastReviewedAtMs: toMs(wire.lastReviewedAt),
    lastDay: lastDay ?? undefined,
    reps,
    lapses,
    streak,
    firstPassedAtMs: toMs(wire.firstPassedAt),
    ...(isAssumed && { isAssumed }),
  }
}

function toMs(moment: string | null): number | undefined {
  return moment === null ? undefined : Date.parse(moment)
}

/** A moment as the wire has it. */
export function toMoment(atMs: number | undefined): string | null {
  return atMs === undefined ? null : new Date(atMs).toISOString()
}
