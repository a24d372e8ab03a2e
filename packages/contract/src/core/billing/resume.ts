import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** core.billing.resume: a subscription that was cancelled and has not ended goes on. */
export const input = z.object({ mutationId })

export const output = z.object({})
