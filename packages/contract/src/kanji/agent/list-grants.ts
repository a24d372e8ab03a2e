import { z } from 'zod'
import { agentGrant } from './agent-grant'

/** kanji.agent.listGrants: what may act for the learner, the newest first. */
export const input = z.object({}).optional()

export const output = z.object({
  /** Where assistants ask: the address to copy. */
  endpoint: z.string(),
  /** Whether what was looked up is written into the log, and not only that something was. */
  keepsLookUps: z.boolean(),
  grants: z.array(agentGrant),
})
