import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { agentGrant, chosenScopes, grantId, grantName } from './agent-grant'

/** Days that a personal token can be good for; one without an end would be forgotten. */
export const tokenTerms = [30, 90, 365] as const

/**
 * kanji.agent.createToken. The token is told here and never again. The same call repeated, because
 * its answer was lost, gives the same grant another token, which replaces the first.
 */
export const input = z.object({
  mutationId,
  grantId,
  name: grantName,
  scopes: chosenScopes,
  days: z.union(tokenTerms.map((days) => z.literal(days))),
})

export const output = z.object({ token: z.string(), grant: agentGrant })
