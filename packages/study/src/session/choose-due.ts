import type { Card } from '@kotonoha/srs/card'
import type { LearnerCalendar } from '@kotonoha/srs/learner-day'
import type { MemoryModel } from '@kotonoha/srs/memory-model'
import { toRecallChance } from '@kotonoha/srs/schedule'
import { createRandomOf } from '@kotonoha/srs/seeded-random'
import { countReviewsLeft, type PaceLimits, type PaceToday } from '../pace/daily-limits'
import { isRetired } from '../pace/retirement'
import { type Facet, facets } from '../subject'
import { isDueWithinFuzz } from './due-ahead'
import { type Question, toQuestionKey } from './question'
import { buildReviewOrder } from './review-order'

/** A card of which it is to be said whether and when it is asked. */
export interface ChoosableCard extends Question {
  card: Card
  isSuspended: boolean
}

/** A session of reviews as long as a sitting; asked for again, more come. */
const usualReviewCount = 100

/** Reviews of a session: as many as are wanted, and as the learner's cap for the day lets in. */
export function toReviewLimit(
  limits: Pick<PaceLimits, 'reviewCap'>,
  today: Omit<PaceToday, 'newCardsToday'>,
  size: number | undefined,
): number {
  // However few are due: siblings may be asked beside them.
  const allowed = countReviewsLeft(limits, today, Number.POSITIVE_INFINITY)
  return Math.min(allowed, size ?? usualReviewCount)
}

interface Asking {
  isRetiringOn: boolean
  /** Undefined for all. */
  facets?: readonly Facet[] | undefined
}

/**
 * Whether a card may be asked, in whatever mode: its lesson was done, the learner did not stop it, and
 * it is not one of those known for a year that they let go of.
 */
export function isStillAsked(
  { card, isSuspended }: Pick<ChoosableCard, 'card' | 'isSuspended'>,
  { isRetiringOn }: Pick<Asking, 'isRetiringOn'>,
): boolean {
  return card.phase !== 'new' && !isSuspended && !(isRetiringOn && isRetired(card))
}

export function isDue({ dueAtMs }: Pick<Card, 'dueAtMs'>, atMs: number): boolean {
  return dueAtMs !== undefined && dueAtMs <= atMs
}

export interface Choice extends Asking {
  /** Chance follows from it, so that the same session asks in the same order wherever it begins. */
  sessionId: string
  atMs: number
  calendar: LearnerCalendar
  model: MemoryModel
  limit: number
}

/**
 * The due cards that a session asks, in the order of asking. What is not due is asked only beside a
 * sibling that is, and if chance alone put it on a later day.
 */
export function chooseDue<Each extends ChoosableCard>(
  cards: readonly Each[],
  choice: Choice,
): Each[] {
  const { atMs, calendar } = choice
  const today = calendar.toDay(atMs)
  const due = cards.filter(
    ({ card }) => isDue(card, atMs) || isDueWithinFuzz(card, { today, calendar }),
  )
  return toOrder(due, choice, (card) => !isDue(card, atMs))
}

/** The cards that a session of practice asks, due or not, in the order of asking. */
export function choosePractice<Each extends ChoosableCard>(
  cards: readonly Each[],
  choice: Choice,
): Each[] {
  return toOrder(cards, choice, () => false)
}

function toOrder<Each extends ChoosableCard>(
  all: readonly Each[],
  { sessionId, atMs, calendar, model, limit, ...asking }: Choice,
  isAhead: (card: Card) => boolean,
): Each[] {
  const day = calendar.toDay(atMs)
  const cards = all
    .filter((each) => isStillAsked(each, asking) && (asking.facets?.includes(each.facet) ?? true))
    // The same cards come in one order from a database and in another from a device.
    .toSorted(compareQuestions)
  const byKey = new Map(cards.map((each) => [toQuestionKey(each), each]))
  const order = buildReviewOrder(
    cards.map(({ subjectId, facet, card }) => ({
      subjectId,
      facet,
      isStep: card.phase === 'learning' || card.phase === 'relearning',
      recallChance: toRecallChance(card, { day, model }),
      isAhead: isAhead(card),
    })),
    { limit, random: createRandomOf(sessionId) },
  )
  return order.flatMap((question) => byKey.get(toQuestionKey(question)) ?? [])
}

function compareQuestions(one: Question, other: Question): number {
  return one.subjectId - other.subjectId || facets.indexOf(one.facet) - facets.indexOf(other.facet)
}
