import type { LearnerDay } from '@kotonoha/srs/learner-day'
import type { MemoryState } from '@kotonoha/srs/memory-model'

/** What a learner is taken to remember of lower levels: three weeks, difficulty in the middle. */
export const assumedMemory: MemoryState = { stability: 21, difficulty: 5 }

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
