import type { MemoryModel, MemoryState } from '@kotonoha/srs/memory-model'
import type { Random } from '@kotonoha/srs/seeded-random'

/** Cards that are remembered alike. */
export interface CardGroup extends MemoryState {
  /** Days since the last answer. */
  age: number
  count: number
}

/** A learner's cards, and what comes to them. */
export interface SimulatedStudy {
  groups: readonly CardGroup[]
  newPerDay: number
  /** Cards of the course that were not begun. */
  cardsLeft: number
  secondsPerAnswer: number
  secondsPerNewCard: number
}

/** Where a wish leads, by so many days from today. */
export interface SimulatedStand {
  days: number
  /** A day, over the month before. */
  reviews: number
  minutes: number
  /** Cards that would be remembered if all were asked on that day. */
  remembered: number
  begun: number
}

interface SimulatedCard {
  memory: MemoryState
  lastDay: number
}

const again = 1
const good = 3
/** First answers of a card that fail, as the forecast of a pace takes them to. */
const failedLessons = 0.24
/** Days over which work is averaged. */
const averaged = 30

/**
 * Lives days of studying with these cards, by chance: each is asked on the day on which the model
 * expects so much to be remembered as is wished, and every new one is learnt in its turn. Cards that
 * have a date keep it until they are answered.
 */
export function simulateRetention(
  study: SimulatedStudy,
  {
    wished,
    current,
    stands,
    random,
  }: {
    /** With the wished retention. */
    wished: MemoryModel
    /** With the retention that the dates of today come from. */
    current: MemoryModel
    /** Days from today, in order. */
    stands: readonly number[]
    random: Random
  },
): SimulatedStand[] {
  const lastDay = stands.at(-1) ?? 0
  const due: SimulatedCard[][] = Array.from({ length: lastDay + 1 }, () => [])
  const cards: SimulatedCard[] = []
  const add = (card: SimulatedCard, dueDay: number) => {
    cards.push(card)
    due[Math.max(0, dueDay)]?.push(card)
  }
  for (const { stability, difficulty, age, count } of study.groups) {
    const memory = { stability, difficulty }
    const dueDay = current.intervalDays(memory) - age
    for (let each = 0; each < count; each += 1) add({ memory, lastDay: -age }, dueDay)
  }

  function answer(card: SimulatedCard, day: number): number {
    const elapsedDays = day - card.lastDay
    const isKnown = random() < wished.retrievability(card.memory, elapsedDays)
    const memory = wished.nextState(card.memory, elapsedDays, isKnown ? good : again)
    // What was forgotten is asked again in the same session.
    card.memory = isKnown ? memory : wished.nextState(memory, 0, good)
    card.lastDay = day
    due[day + wished.intervalDays(card.memory)]?.push(card)
    return isKnown ? 1 : 2
  }
  function learn(day: number): void {
    const isMissed = random() < failedLessons
    const first = wished.nextState(undefined, 0, isMissed ? again : good)
    const memory = isMissed ? wished.nextState(first, 0, good) : first
    add({ memory, lastDay: day }, day + wished.intervalDays(memory))
  }

  const reviews: number[] = []
  const minutes: number[] = []
  const found: SimulatedStand[] = []
  let left = study.cardsLeft
  for (let day = 0; day <= lastDay; day += 1) {
    const answers = (due[day] ?? []).reduce((sum, card) => sum + answer(card, day), 0)
    const begun = Math.min(left, study.newPerDay)
    left -= begun
    for (let each = 0; each < begun; each += 1) learn(day)
    reviews.push(answers)
    const seconds = answers * study.secondsPerAnswer + begun * study.secondsPerNewCard
    minutes.push(seconds / 60)
    if (!stands.includes(day)) continue
    found.push({
      days: day,
      reviews: mean(reviews.slice(-averaged)),
      minutes: mean(minutes.slice(-averaged)),
      remembered: cards.reduce(
        (sum, { memory, lastDay: last }) => sum + wished.retrievability(memory, day - last),
        0,
      ),
      begun: cards.length,
    })
  }
  return found
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
