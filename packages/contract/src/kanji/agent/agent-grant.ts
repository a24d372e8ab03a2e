import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { plainName } from '../../plain-text'
import { agentScopes } from './agent-scopes'

export const agentScope = z.enum(agentScopes)

/** At least one; each once. */
export const chosenScopes = z
  .array(agentScope)
  .min(1)
  .max(agentScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'each scope once')

export const grantId = z.uuid()

export const grantName = plainName(60)

/** Something that may act for the learner: a token made by hand, or an assistant that asked. */
export const agentGrant = z.object({
  grantId,
  kind: z.enum(['personal', 'oauth']),
  name: z.string(),
  /** How a personal token begins, so that it is known again: `kt_7Hq2mXb9`; empty for others. */
  hint: z.string(),
  scopes: z.array(agentScope),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
  /** Its time is over; it opens nothing any more. */
  isOver: z.boolean(),
})
