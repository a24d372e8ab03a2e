import { z } from 'zod'
import { mutationId, sessionId } from '../../account-identifiers'

/** core.user.endSession; ending one that is already over changes nothing. */
export const input = z.object({ mutationId, sessionId })

export const output = z.object({})
