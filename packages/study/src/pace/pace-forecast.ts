import { createMemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
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
  for (let card = 0; card < simulatedCards; card++) {
    const random = createSeededRandom(card)
    const first = random() < failedFirstAnswers ? again : good
    let memory: MemoryState = model.nextState(undefined, 0, first)
    let elapsed = model.intervalDays(memory)
    let age = elapsed
    while (age <= days) {
      const isRecalled = random() < model.retrievability(memory, elapsed)
      memory = model.nextState(memory, elapsed, isRecalled ? good : again)
      // What was forgotten is asked again in the same session: the time of a review has it in it.
      if (!isRecalled) memory = model.nextState(memory, 0, good)
      answersOfAge[age] = (answersOfAge[age] ?? 0) + 1
      elapsed = model.intervalDays(memory)
      age += elapsed
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
