import { z } from 'zod'
import { moment, mutationId } from '../../account-identifiers'
import { amount, currency, plan } from './billing-values'

/**
 * core.billing.withdraw: leaves a contract within 14 days of its first payment, which is given
 * back. Two steps (Directive (EU) 2023/2673): `declare` tells what would happen, `confirm` does it
 * and has a mail say when. Refused with `nothing-to-withdraw`.
 */
export const input = z.object({ mutationId, step: z.enum(['declare', 'confirm']) })

export const output = z.object({
  plan,
  amount,
  currency,
  until: moment,
  /** When the withdrawal was received; null after the first step. */
  withdrawnAt: moment.nullable(),
})
