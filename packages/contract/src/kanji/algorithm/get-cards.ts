import { z } from 'zod'

/**
 * kanji.algorithm.getCards: the learner's cards, those alike together, from which the browser works
 * out where a wish leads.
 */
export const input = z.object({}).optional()

export const output = z.object({
  groups: z.array(
    z.object({
      /** Days of stability, rounded. */
      stability: z.number(),
      difficulty: z.number(),
      /** Learner days since the last answer. */
      age: z.int().min(0),
      count: z.int(),
    }),
  ),
  newPerDay: z.int(),
  /** Core cards of the course that were not begun. */
  cardsLeft: z.int(),
  secondsPerAnswer: z.number(),
})
