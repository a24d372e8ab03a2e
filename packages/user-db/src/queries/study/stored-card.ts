import type { Card, CardPhase } from '@kotonoha/srs/card'
import { newCard } from '@kotonoha/srs/card'
import type { CardBase, StoredCard } from '@kotonoha/study/fold/stored-card'
import { createAssumedCard } from '@kotonoha/study/onboarding/assumed-known'
import { toFacetName, toFacetNumber } from './facet-number'

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
const reachedMedium = 8

/** The flags of a row; bit 1 is what the index of dues leaves out. */
export function toFlags(
  stored: Pick<StoredCard, 'card' | 'isSuspended' | 'hasLaterSuccess'>,
): number {
  return (
    (stored.isSuspended ? suspended : 0) +
    (stored.card.isAssumed ? assumed : 0) +
    (stored.hasLaterSuccess ? laterSuccess : 0) +
    (stored.card.hasReachedMedium ? reachedMedium : 0)
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
  /** Of an imported card; the others follow from the columns before. */
  base_card: Card | null
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
  'base_card',
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

const dateColumns: ReadonlySet<string> = new Set([
  'due_at',
  'last_review_at',
  'first_passed_at',
  'base_at',
  'base_due',
] satisfies (keyof CardRow)[])

/** JSON keeps dates as text. What we wrote ourselves has every column of a card. */
export function withDates(row: Record<string, unknown>): CardRow {
  const entries = Object.entries(row).map(([name, value]) =>
    typeof value === 'string' && dateColumns.has(name) ? [name, new Date(value)] : [name, value],
  )
  return Object.fromEntries(entries) as CardRow
}

type MemoryColumns = Omit<
  CardRow,
  'subject_id' | 'facet' | 'base_at' | 'base_day' | 'base_reps' | 'base_due' | 'base_card' | 'rev'
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
    ...((row.flags & reachedMedium) !== 0 && { hasReachedMedium: true }),
    ...((row.flags & assumed) !== 0 && { isAssumed: true }),
  }
}

export function hadLaterSuccess(flags: number): boolean {
  return (flags & laterSuccess) !== 0
}

function toBase(row: CardRow): CardBase | undefined {
  const { base_at: at, base_due: due, base_reps: reps, base_day: day } = row
  if (at === null) return undefined
  // Resets that are kept from before imports do not have the column.
  if (row.base_card) return { at, card: row.base_card, isImported: true }
  const nowMs = at.getTime()
  if (due === null || day === null) {
    return { at, card: { ...newCard, reps: reps ?? 0, lastReviewedAtMs: nowMs } }
  }
  // The calendar of that time is not known any more; what it said is.
  const calendar = { toDay: () => day, toStart: () => due.getTime() }
  return { at, card: createAssumedCard(day, { nowMs, calendar }) }
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
    base_card: base?.isImported ? base.card : null,
    rev: stored.revision,
  }
}

export function toDate(atMs: number | undefined): Date | null {
  return atMs === undefined ? null : new Date(atMs)
}
