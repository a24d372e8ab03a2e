import { z } from 'zod'
import { recallRate } from '../progress/progress-numbers'

/** kanji.algorithm.getCalibration: what was foretold with each answer, against what came. */
export const input = z.object({}).optional()

export const output = z.object({
  answers: z.int(),
  /** Fewer say little. */
  need: z.int(),
  /** By tenths of the foretold chance, lowest first; those without answers are left out. */
  bins: z.array(z.object({ from: z.number(), to: z.number(), rate: recallRate })),
  /** How far foretold recall is from what came, weighed by answers, 0 to 1; null without any. */
  error: z.number().nullable(),
  /** All together; null without any. */
  all: recallRate.nullable(),
})
