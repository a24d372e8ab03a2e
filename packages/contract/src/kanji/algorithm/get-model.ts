import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { parameterScores, parameters, trainingJob } from './training'

/** kanji.algorithm.getModel: the memory model that the learner is scheduled by. */
export const input = z.object({}).optional()

export const output = z.object({
  now: moment,
  /** 0 for the default parameters. */
  version: z.int().min(0),
  /** Null for the default ones. */
  parameters: parameters.nullable(),
  retention: z.number(),
  /** Everything that was learnt, the newest first. */
  versions: z.array(
    z.object({
      version: z.int().min(1),
      parameters,
      /** Answers that it was learnt from. */
      reviews: z.int(),
      createdAt: moment,
      before: parameterScores.nullable(),
      after: parameterScores.nullable(),
    }),
  ),
  /** First answers of a day to cards learnt on an earlier one, and how many are needed to learn from. */
  reviews: z.object({ have: z.int(), need: z.int() }),
  /** The latest training; null before the first. */
  job: trainingJob.nullable(),
  /** The cards that were given new dates last, as long as that can be taken back; null without. */
  reschedule: z.object({ rescheduleId: z.uuid(), cards: z.int(), createdAt: moment }).nullable(),
  /** Whether this installation has the optimiser; without it everything else goes on. */
  isOptimiserThere: z.boolean(),
  /** When it can be asked for again; null for now. */
  nextAskAt: moment.nullable(),
})
