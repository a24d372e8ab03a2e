import type { MemoryModel, MemoryState } from '../memory-model'
import { again } from '../rating'
import { isLongTerm, type SpacedReview } from './review-history'

/** What a model said before a long-term review, and what came. */
export interface Prediction {
  reviewedAtMs: number
  recallChance: number
  isRecalled: boolean
  elapsedDays: number
  /** Which review of the card this was, from 1; repeats on one day are not counted. */
  reviewNumber: number
  /** Failures before this review, the first review and repeats apart. */
  lapses: number
}

/** Takes a card through its reviews as the scheduler does, and notes every prediction. */
export function predictRecall(history: readonly SpacedReview[], model: MemoryModel): Prediction[] {
  const predictions: Prediction[] = []
  let memory: MemoryState | undefined
  let lapses = 0
  for (const review of history) {
    const { elapsedDays, rating, reviewedAtMs } = review
    const isRecalled = rating !== again
    if (memory !== undefined && isLongTerm(review)) {
      const recallChance = model.retrievability(memory, elapsedDays)
      const reviewNumber = predictions.length + 2
      predictions.push({
        reviewedAtMs,
        recallChance,
        isRecalled,
        elapsedDays,
        reviewNumber,
        lapses,
      })
      if (!isRecalled) lapses += 1
    }
    memory = model.nextState(memory, elapsedDays, rating)
  }
  return predictions
}
