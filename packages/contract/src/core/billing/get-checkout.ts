import { z } from 'zod'
import { checkoutId, plan } from './billing-values'

/**
 * core.billing.getCheckout: what became of a checkout. While it is open the payment service itself
 * is asked, so that nobody waits for what it tells by and by.
 */
export const input = z.object({ checkoutId })

export const output = z.object({
  plan,
  /** `pending`: paid in a way that takes days to be sure, such as a direct debit. */
  status: z.enum(['open', 'paid', 'failed', 'expired', 'pending']),
})
