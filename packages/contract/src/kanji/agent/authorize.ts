import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { chosenScopes } from './agent-grant'
import { authorizationRequest } from './authorization-request'

/** kanji.agent.authorize: lets a program in. The scopes are those it asked for, or fewer. */
export const input = z.object({
  mutationId,
  request: authorizationRequest,
  scopes: chosenScopes,
})

/** Where to go: back to the program, with a code that is good for a minute. */
export const output = z.object({ redirectTo: z.string() })
