import { z } from 'zod'
import { moment } from '../../account-identifiers'

/** How well parameters foretold answers that they had not seen; lower is better. */
export const parameterScores = z.object({
  logLoss: z.number(),
  /** RMSE(bins): how far foretold recall is from what came, 0 to 1. */
  rmse: z.number(),
})

/** A training of the learner's parameters, and what came of it. */
export const trainingJob = z.object({
  jobId: z.uuid(),
  isAutomatic: z.boolean(),
  askedAt: moment,
  doneAt: moment.nullable(),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  standing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('waiting') }),
    z.object({ kind: z.literal('running') }),
    z.object({
      kind: z.literal('accepted'),
      reviews: z.int(),
      before: parameterScores,
      after: parameterScores,
    }),
    /** What was learnt foretells the latest answers no better, or hardly. */
    z.object({
      kind: z.literal('not-better'),
      reviews: z.int(),
      before: parameterScores,
      after: parameterScores,
    }),
    z.object({ kind: z.literal('too-few-reviews'), have: z.int(), need: z.int() }),
    z.object({ kind: z.literal('failed') }),
  ]),
})

/** FSRS-6 has 21 weights. */
export const parameters = z.array(z.number()).length(21)
