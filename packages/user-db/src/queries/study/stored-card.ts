import type { Card, CardPhase } from '@kotonoha/srs/card'
import { newCard } from '@kotonoha/srs/card'
import { createAssumedCard } from '@kotonoha/study/onboarding/assumed-known'
import { type FacetName, toFacetName, toFacetNumber } from './facet-number'

/** A card with what keeping it needs beside its memory. */
export interface StoredCard {
  subjectId: number
  facet: FacetName
  card: Card
  isSuspended: boolean
  /** Was answered rightly on a later day than it was learnt; kept through later lapses. */
  hasLaterSuccess: boolean
  /** Where its log begins; undefined for one that began with its first answer. */
  base: CardBase | undefined
  /** The change of the learner's study data that this card was last part of. */
  revision: number
}

export interface CardBase {
  /** Answers up to here are history and no longer count. */
  at: Date
  card: Card
}

const phases: readonly CardPhase[] = ['new', 'learning', 'review', 'relearning']

export function toPhaseNumber(phase: CardPhase): number {
  return phases.indexOf(phase)
}

export function toPhase(number: number): CardPhase {
  const phase = phases[number]
  if (phase === undefined) throw new RangeError(`${number} is no phase of a card`)
  return phase
}

const suspended = 1
const assumed = 2
const laterSuccess = 4

/** The flags of a row; bit 1 is what the index of dues leaves out. */
export function toFlags(
  stored: Pick<StoredCard, 'card' | 'isSuspended' | 'hasLaterSuccess'>,
): number {
  return (
    (stored.isSuspended ? suspended : 0) +
    (stored.card.isAssumed ? assumed : 0) +
    (stored.hasLaterSuccess ? laterSuccess : 0)
  )
}

/** A row of `card`, but for whose it is. */
export interface CardRow {
  subject_id: number
  facet: number
  state: number
  due_at: Date | null
  s: number | null
  d: number | null
  last_review_at: Date | null
  last_day: number | null
  reps: number
  lapses: number
  streak: number
  flags: number
  first_passed_at: Date | null
  base_at: Date | null
  base_day: number | null
  base_reps: number | null
  base_due: Date | null
  rev: number
}

export const cardColumns = [
  'subject_id',
  'facet',
  'state',
  'due_at',
  's',
  'd',
  'last_review_at',
  'last_day',
  'reps',
  'lapses',
  'streak',
  'flags',
  'first_passed_at',
  'base_at',
  'base_day',
  'base_reps',
  'base_due',
  'rev',
] as const

export function toStoredCard(row: CardRow): StoredCard {
  return {
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    card: toCard(row),
    isSuspended: (row.flags & suspended) !== 0,
    hasLaterSuccess: (row.flags & laterSuccess) !== 0,
    base: toBase(row),
    revision: row.rev,
  }
}

type MemoryColumns = Omit<
  CardRow,
  'subject_id' | 'facet' | 'base_at' | 'base_day' | 'base_reps' | 'base_due' | 'rev'
>

/** The memory of a card from its own columns, or from those a review kept of it. */
export function toCard(row: MemoryColumns): Card {
  return {
    phase: toPhase(row.state),
    memory: row.s === null || row.d === null ? undefined : { stability: row.s, difficulty: row.d },
    dueAtMs: row.due_at?.getTime(),
    lastReviewedAtMs: row.last_review_at?.getTime(),
    lastDay: row.last_day ?? undefined,
    reps: row.reps,
    lapses: row.lapses,
    streak: row.streak,
    firstPassedAtMs: row.first_passed_at?.getTime(),
    ...((row.flags & assumed) !== 0 && { isAssumed: true }),
  }
}

export function hadLaterSuccess(flags: number): boolean {
  return (flags & laterSuccess) !== 0
}

function toBase(row: CardRow): CardBase | undefined {
  const { base_at: at, base_due: due, base_reps: reps, base_day: day } = row
  if (at === null) return undefined
  const nowMs = at.getTime()
  if (due === null || day === null) {
    return { at, card: { ...newCard, reps: reps ?? 0, lastReviewedAtMs: nowMs } }
  }
  // The calendar of that time is not known any more; what it said is.
  const calendar = { toDay: () => day, toStart: () => due.getTime() }
  return { at, card: createAssumedCard(day, { nowMs, calendar }) }
}

/** The base of a card that was reset: answers to what it was before no longer count. */
export function toResetBase(before: Card, at: Date): CardBase {
  const card = { ...newCard, reps: before.reps + 1, lastReviewedAtMs: at.getTime() }
  return { at, card }
}

export function toCardRow(stored: StoredCard): CardRow {
  const { card, base } = stored
  return {
    subject_id: stored.subjectId,
    facet: toFacetNumber(stored.facet),
    state: toPhaseNumber(card.phase),
    due_at: toDate(card.dueAtMs),
    s: card.memory?.stability ?? null,
    d: card.memory?.difficulty ?? null,
    last_review_at: toDate(card.lastReviewedAtMs),
    last_day: card.lastDay ?? null,
    reps: card.reps,
    lapses: card.lapses,
    streak: card.streak,
    flags: toFlags(stored),
    first_passed_at: toDate(card.firstPassedAtMs),
    base_at: base?.at ?? null,
    base_day: base?.card.lastDay ?? null,
    base_reps: base?.card.reps ?? null,
    base_due: toDate(base?.card.dueAtMs),
    rev: stored.revision,
  }
}

export function toDate(atMs: number | undefined): Date | null {
  return atMs === undefined ? null : new Date(atMs)
}
