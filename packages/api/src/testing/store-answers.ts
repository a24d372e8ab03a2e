import { newCard } from '@kotonoha/srs/card'
import { createMemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import { createRandomOf } from '@kotonoha/srs/seeded-random'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import {
  addCalibrations,
  toCalibrationChanges,
} from '@kotonoha/user-db/queries/study/calibration-counts'
import { addReviews } from '@kotonoha/user-db/queries/study/review-log'
import type { Queries } from '@kotonoha/user-db/user-db'
import { newId } from './learners'

const dayMs = 86_400_000
const firstWord = 30_000_001

/** Somebody who forgets far sooner than the default parameters think. */
export const quickForgetter = [
  0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6, 0.1,
  0.07, 0.3,
]

interface SimulatedLog {
  userId: string
  cards: number
  days: number
  /** The true memory; undefined for that of most people. */
  parameters?: readonly number[]
  /** The learner day after the last. */
  today: number
}

/**
 * Puts answers into the log as the procedures leave them there, of somebody with a memory like this
 * whose cards were asked when the default parameters say; gives how many were foretold.
 */
export async function storeAnswers(queries: Queries, log: SimulatedLog): Promise<number> {
  const reviews = Array.from({ length: log.cards }, (_, card) => answersTo(card, log)).flat()
  for (let from = 0; from < reviews.length; from += 1000) {
    await addReviews(queries, { userId: log.userId, reviews: reviews.slice(from, from + 1000) })
  }
  const counts = toCalibrationChanges({ added: reviews, changed: [] })
  await addCalibrations(queries, { userId: log.userId, counts })
  return counts.reduce((sum, { asked }) => sum + asked, 0)
}

function answersTo(card: number, { cards, days, parameters, today }: SimulatedLog): LoggedReview[] {
  const truth = createMemoryModel(parameters === undefined ? {} : { parameters })
  const model = createMemoryModel()
  const random = createRandomOf(`card ${card}`)
  const answers: LoggedReview[] = []
  let memory: MemoryState | undefined
  let foretold: MemoryState | undefined
  let elapsedDays = 0
  const start = Math.floor((card * days) / cards / 2)
  for (let day = start; day < days; day += elapsedDays) {
    const chance = memory === undefined ? 0.76 : truth.retrievability(memory, elapsedDays)
    const rating = random() < chance ? 3 : 1
    const learnerDay = today - days + day
    const reviewedAt = new Date(learnerDay * dayMs + 43_200_000 + card)
    answers.push({
      reviewId: newId(),
      subjectId: firstWord + card,
      facet: 'meaning',
      reviewedAt,
      learnerDay,
      rating,
      givenRating: rating,
      verdict: rating === 1 ? 'wrong' : 'right',
      mode: foretold === undefined ? 'lesson' : 'typed',
      status: 'counted',
      answerMs: 4000,
      elapsedDays,
      recallChance: foretold && model.retrievability(foretold, elapsedDays),
      basedOnReps: answers.length,
      before: {
        ...newCard,
        phase: foretold === undefined ? 'new' : 'review',
        memory: foretold,
        reps: answers.length,
      },
      hadLaterSuccess: false,
      wasSuspended: false,
      sessionId: undefined,
      answer: '',
      receivedAt: reviewedAt,
    })
    memory = truth.nextState(memory, elapsedDays, rating)
    foretold = model.nextState(foretold, elapsedDays, rating)
    elapsedDays = model.intervalDays(foretold)
  }
  return answers
}
