import { z } from 'zod'
import { agentScope } from './agent-grant'
import { authorizationRequest } from './authorization-request'

/** kanji.agent.getAuthorization: who asks for what; NOT_FOUND for a request that nobody may make. */
export const input = authorizationRequest

export const output = z.object({
  /** As the program calls itself: not to be relied upon. */
  clientName: z.string(),
  /** Where the consent goes: this is to be relied upon. `null` for a program of this device. */
  redirectHost: z.string().nullable(),
  scopes: z.array(agentScope),
  /** Where to go when the learner would rather not. */
  refusedTo: z.string(),
})
