import type { Card } from '@kotonoha/srs/card'
import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'
import type { MemoryModel, MemoryState } from '@kotonoha/srs/memory-model'

const again = 1
const good = 3

/** A turn of events less likely than this adds nothing that anybody would notice. */
const leastChance = 0.005

/** A card as it is expected to be when it is next asked. */
interface Expected {
  memory: MemoryState
  elapsedDays: number
  /** Days from today. */
  dueIn: number
  chance: number
  isAssumed: boolean
}

/**
 * How many answers these cards ask for in so many days, today included, if each is asked on the day
 * it is due: what is remembered goes away for its interval, what is forgotten is asked again in the
 * same session and comes back soon. Counting dues alone foretells little more than half of it.
 */
export function forecastAnswers(
  cards: readonly Card[],
  {
    model,
    calendar,
    today,
    days,
  }: { model: MemoryModel; calendar: LearnerCalendar; today: LearnerDay; days: number },
): number {
  const answersAfter = (memory: MemoryState, dueIn: number, chance: number) =>
    countAnswers({
      memory,
      elapsedDays: model.intervalDays(memory),
      dueIn: dueIn + model.intervalDays(memory),
      chance,
      isAssumed: false,
    })

  function countAnswers({ memory, elapsedDays, dueIn, chance, isAssumed }: Expected): number {
    if (dueIn >= days || chance < leastChance) return 0
    const recall = model.retrievability(memory, elapsedDays)
    const remembered = model.nextState(memory, elapsedDays, good)
    const first = chance + answersAfter(remembered, dueIn, chance * recall)
    // Whoever forgets what was taken for known has a lesson before them, and no review.
    if (isAssumed) return first
    const missed = model.nextState(memory, elapsedDays, again)
    const repeated = model.nextState(missed, 0, good)
    const failure = chance * (1 - recall)
    return first + failure + answersAfter(repeated, dueIn, failure)
  }

  function countOf(card: Card, dueAtMs: number, memory: MemoryState): number {
    if (card.phase !== 'review') return 1 + answersAfter(model.nextState(memory, 0, good), 0, 1)
    const dueIn = Math.max(0, calendar.toDay(dueAtMs) - today)
    const elapsedDays = today + dueIn - (card.lastDay ?? today)
    const isAssumed = card.isAssumed ?? false
    return countAnswers({ memory, elapsedDays, dueIn, chance: 1, isAssumed })
  }

  // Cards that are alike are thousands, and have the same to come.
  const known = new Map<string, number>()
  let sum = 0
  for (const card of cards) {
    const { memory, dueAtMs, phase, lastDay, isAssumed } = card
    if (memory === undefined || dueAtMs === undefined) continue
    const dueDay = calendar.toDay(dueAtMs)
    const likeness = [Math.round(Math.log(memory.stability) * 20), Math.round(memory.difficulty)]
    const key = [...likeness, phase, dueDay, lastDay, isAssumed].join('/')
    const count = known.get(key) ?? countOf(card, dueAtMs, memory)
    known.set(key, count)
    sum += count
  }
  return sum
}
