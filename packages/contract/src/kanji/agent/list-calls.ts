import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { cursor } from '../../dict/identifiers'
import { grantId } from './agent-grant'

/** How a call of an assistant ended; `refused`: what it was allowed did not include it. */
export const callOutcome = z.enum(['done', 'failed', 'refused', 'limited'])

/** kanji.agent.listCalls: what assistants did for the learner, the newest first. */
export const input = z.object({
  grantId: grantId.optional(),
  /** `changes`: only what wrote something or tried to. */
  kind: z.enum(['all', 'changes']).default('all'),
  limit: z.int().min(1).max(100).default(50),
  cursor: cursor.nullish(),
})

export const output = z.object({
  calls: z.array(
    z.object({
      callId: z.uuid(),
      grantId,
      /** Of the grant; empty where it is gone. */
      grantName: z.string(),
      /** The tool, such as `add_to_list`. */
      tool: z.string(),
      /** What it was about; empty for a look-up whose text is not kept. */
      summary: z.string(),
      outcome: callOutcome,
      isChange: z.boolean(),
      ms: z.int(),
      at: moment,
    }),
  ),
  nextCursor: cursor.nullable(),
})
