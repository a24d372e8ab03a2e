import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/** core.billing.openPortal: the payment service's own page about how and what a learner pays. */
export const input = z.object({
  mutationId,
  /** `pay`: what is open, after a payment failed. */
  flow: z.enum(['payment-method', 'update', 'pay']).optional(),
})

export const output = z.object({ url: z.string() })
