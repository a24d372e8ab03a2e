import { type Card, newCard } from '@kotonoha/srs/card'
import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'

/** What a learner is taken to remember of lower levels: three weeks, difficulty in the middle. */
export const assumedMemory = { stability: 21, difficulty: 5 }

/** Days over which the first checks are spread, and checks a day at most. */
const spreadDays = 28
const maximumPerDay = 20

/**
 * Learner days on which so many assumed cards are first checked, from tomorrow on, in the order of
 * the cards. More than 560 take longer than 28 days, since a day never has more than twenty.
 */
export function listAssumedDays(cards: number, today: LearnerDay): LearnerDay[] {
  const days = Math.max(spreadDays, Math.ceil(cards / maximumPerDay))
  return Array.from({ length: cards }, (_, index) => today + 1 + Math.floor((index * days) / cards))
}

/** A card of a level that the learner is taken to know; a failure makes it a normal lesson. */
export function createAssumedCard(
  dueDay: LearnerDay,
  { nowMs, calendar }: { nowMs: number; calendar: LearnerCalendar },
): Card {
  return {
    ...newCard,
    phase: 'review',
    memory: assumedMemory,
    dueAtMs: calendar.toStart(dueDay),
    lastReviewedAtMs: nowMs,
    lastDay: calendar.toDay(nowMs),
    isAssumed: true,
  }
}
