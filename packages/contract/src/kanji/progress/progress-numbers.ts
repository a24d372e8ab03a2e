import { z } from 'zod'

/** Of a share: the interval that holds the true one in 95 of 100 cases (Wilson). */
export const recallRate = z.object({
  /** Cards asked that had been learnt on an earlier day; the first answer of a day. */
  asked: z.int(),
  recalled: z.int(),
  share: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  /** The mean of the chances that were predicted when they were asked. */
  predicted: z.number().min(0).max(1),
})

export const kindCounts = z.object({ component: z.int(), kanji: z.int(), word: z.int() })

/** What was done on a learner day. */
export const workOfDay = z.object({
  reviews: z.int(),
  correct: z.int(),
  firstTries: z.int(),
  recalled: z.int(),
  /** Items whose lesson was done. */
  lessons: z.int(),
  newCards: z.int(),
  minutes: z.number(),
  /** Reviews by the kind of item. */
  kinds: kindCounts,
})
