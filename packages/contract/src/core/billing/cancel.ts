import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** core.billing.cancel: the subscription ends with the time that is paid for. */
export const input = z.object({ mutationId })

export const output = z.object({})
