import { z } from 'zod'
import { moment, mutationId } from '../../account-identifiers'

/** kanji.algorithm.optimise: has the parameters learnt anew from the learner's own answers. */
export const input = z.object({ mutationId })

export const output = z.discriminatedUnion('kind', [
  /** It is under way, perhaps from before: `getModel` tells how far. */
  z.object({ kind: z.literal('begun'), jobId: z.uuid() }),
  z.object({ kind: z.literal('too-few-reviews'), have: z.int(), need: z.int() }),
  /** Once an hour is enough: what is learnt hardly changes. */
  z.object({ kind: z.literal('too-soon'), nextAskAt: moment }),
  /** This installation cannot learn. */
  z.object({ kind: z.literal('optimiser-missing') }),
])
