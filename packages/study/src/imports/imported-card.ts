import { type Card, newCard } from '@kotonoha/srs/card'
import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'
import { hasReachedMedium } from '@kotonoha/srs/milestones'
import { type Scheduling, toFirstDueAtMs, toRecallChance } from '@kotonoha/srs/schedule'
import type { StoredCard } from '../fold/stored-card'
import { createAssumedCard, listAssumedDays } from '../onboarding/assumed-known'
import type { Question } from '../session/question'

/** What another program says of a card; null of one that the learner only says they know. */
export interface KnownMemory {
  /** Days, as FSRS means them. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  lastReviewedAtMs: number
}

export interface KnownCard extends Question {
  memory: KnownMemory | null
}

export interface ImportPlan {
  nowMs: number
  calendar: LearnerCalendar
  toScheduling: (question: Question) => Scheduling
}

/** Days over which what is overdue already is spread, and how many of it a day has at least. */
const overdueDays = 28
const leastPerDay = 20

/**
 * Whether an import may make a card what another program knows: there is none, or it was only ever
 * taken for known or imported. What was answered here is never touched.
 */
export function isFreeForImport(stored: StoredCard | undefined): boolean {
  if (stored === undefined) return true
  const { base, card } = stored
  return base !== undefined && base.card.phase !== 'new' && card.reps === base.card.reps
}

/**
 * Cards as an import makes them, in the order of what is given. A card has had no answers *here*,
 * so that it counts for nothing until it has one. What would be overdue comes back within four
 * weeks, the best remembered first, so that most of it is saved; what is said to be known is
 * checked as after a placement.
 */
export function planImportedCards(known: readonly KnownCard[], plan: ImportPlan): Card[] {
  const { nowMs, calendar } = plan
  const today = calendar.toDay(nowMs)
  const assumedDays = listAssumedDays(known.filter(({ memory }) => memory === null).length, today)
  let assumed = 0
  const cards = known.map((each) => {
    if (each.memory !== null) return toImportedCard(each, each.memory, plan)
    const dueDay = assumedDays[assumed] ?? today + 1
    assumed += 1
    return createAssumedCard(dueDay, { nowMs, calendar })
  })
  spreadOverdue(cards, known, { ...plan, today })
  return cards
}

function toImportedCard(
  question: Question,
  { stability, difficulty, lastReviewedAtMs }: KnownMemory,
  { nowMs, calendar, toScheduling }: ImportPlan,
): Card {
  // A clock that was wrong elsewhere must not make a card that was reviewed tomorrow.
  const reviewedAtMs = Math.min(lastReviewedAtMs, nowMs)
  const card: Card = {
    ...newCard,
    phase: 'review',
    memory: { stability, difficulty },
    lastReviewedAtMs: reviewedAtMs,
    lastDay: calendar.toDay(reviewedAtMs),
  }
  const dueAtMs = toFirstDueAtMs(card, toScheduling(question))
  return { ...card, dueAtMs, ...(hasReachedMedium(card) && { hasReachedMedium: true }) }
}

function spreadOverdue(
  cards: Card[],
  known: readonly KnownCard[],
  { nowMs, calendar, toScheduling, today }: ImportPlan & { today: LearnerDay },
): void {
  const overdue = cards.flatMap((card, place) => {
    const question = known[place]
    const isOverdue = card.dueAtMs !== undefined && card.dueAtMs <= nowMs && !card.isAssumed
    if (question === undefined || !isOverdue) return []
    const { model } = toScheduling(question)
    return [{ place, card, question, chance: toRecallChance(card, { day: today, model }) }]
  })
  overdue.sort(
    (one, other) => other.chance - one.chance || one.question.subjectId - other.question.subjectId,
  )
  const perDay = Math.max(leastPerDay, Math.ceil(overdue.length / overdueDays))
  for (const [order, { place, card }] of overdue.entries()) {
    const dueAtMs = calendar.toStart(today + Math.floor(order / perDay))
    cards[place] = { ...card, dueAtMs }
  }
}

/** Keeps an imported card: its log begins with what it was made. */
export function storeImportedCard(
  { subjectId, facet }: Question,
  { card, at, isSuspended }: { card: Card; at: Date; isSuspended: boolean },
): StoredCard {
  const base = card.isAssumed ? { at, card } : { at, card, isImported: true as const }
  return { subjectId, facet, card, base, isSuspended, hasLaterSuccess: true, revision: 0 }
}
