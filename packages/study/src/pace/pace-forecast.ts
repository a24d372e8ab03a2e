import { fuzzInterval } from '@kotonoha/srs/fuzz'
import { createMemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import { isDayWithinFuzz } from '../session/due-ahead'
import { createSeededRandom } from '../session/seeded-random'

/** What a new card a day comes to, by the numbers of days that one has kept it up. */
export interface PaceForecast {
  /** Reviews of that day for this many new cards a day. */
  countReviews(newPerDay: number, dayNumber: number): number
  /** Minutes of that day, lessons and reviews. */
  countMinutes(newPerDay: number, dayNumber: number): number
}

/** From the table of the study design, section 1.5: 103 reviews take 27 minutes, 368 take 56. */
const secondsPerReview = 6.6
const secondsPerNewCard = 47

const good = 3
const again = 1

/** First answers that fail, as the simulator of Open Spaced Repetition takes them to. */
const failedFirstAnswers = 0.24

/** Enough that a single card's luck does not show. */
const simulatedCards = 600

/** Meaning and reading: most items have two cards, which stay together where chance lets them. */
const cardsPerItem = 2

interface SimulatedCard {
  memory: MemoryState
  lastDay: number
  dueDay: number
}

/**
 * Follows cards of a learner with an average memory, who studies every day, for so many days.
 *
 * Chance is a fixed sequence of numbers, so the forecast is the same each time it is drawn.
 */
export function createPaceForecast({
  retention,
  days,
}: {
  retention: number
  days: number
}): PaceForecast {
  const answersOfAge = Array.from({ length: days + 1 }, () => 0)
  const model = createMemoryModel({ retention })

  function schedule(memory: MemoryState, today: number, seed: string): SimulatedCard {
    const dueDay = today + fuzzInterval(model.intervalDays(memory), { seed })
    return { memory, lastDay: today, dueDay }
  }

  function answer(card: SimulatedCard, today: number, chance: number, seed: string): SimulatedCard {
    const elapsed = today - card.lastDay
    const isRecalled = chance < model.retrievability(card.memory, elapsed)
    const memory = model.nextState(card.memory, elapsed, isRecalled ? good : again)
    // What was forgotten is asked again in the same session: the time of a review has it in it.
    return schedule(isRecalled ? memory : model.nextState(memory, 0, good), today, seed)
  }

  for (let item = 0; item < simulatedCards / cardsPerItem; item++) {
    const random = createSeededRandom(item)
    let answerCount = 0
    const nextSeed = () => `${item}/${answerCount++}`
    let cards = Array.from({ length: cardsPerItem }, () => {
      const first = random() < failedFirstAnswers ? again : good
      return schedule(model.nextState(undefined, 0, first), 0, nextSeed())
    })
    for (;;) {
      const today = Math.min(...cards.map(({ dueDay }) => dueDay))
      if (today > days) break
      cards = cards.map((card) => {
        if (card.dueDay !== today && !isDayWithinFuzz({ ...card, today })) return card
        answersOfAge[today] = (answersOfAge[today] ?? 0) + 1
        return answer(card, today, random(), nextSeed())
      })
    }
  }
  let sum = 0
  const reviewsByDay = answersOfAge.map((answers) => {
    sum += answers / simulatedCards
    return sum
  })
  const countReviews = (newPerDay: number, dayNumber: number) =>
    newPerDay * (reviewsByDay[Math.min(dayNumber, days)] ?? 0)
  return {
    countReviews,
    countMinutes: (newPerDay, dayNumber) =>
      (countReviews(newPerDay, dayNumber) * secondsPerReview + newPerDay * secondsPerNewCard) / 60,
  }
}
