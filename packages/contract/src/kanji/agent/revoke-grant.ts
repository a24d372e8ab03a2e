import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { grantId } from './agent-grant'

/** kanji.agent.revokeGrant: from the next call on it opens nothing. */
export const input = z.object({ mutationId, grantId })

export const output = z.object({})
