import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { amount, billingNotice, currency, entitlementKind, plan } from './billing-values'

/** core.billing.getPlan: what the learner has, and what can be bought. */
export const output = z.object({
  /** `off`: nothing is sold here; `test`, `stripe-test`: no money moves. */
  provider: z.enum(['off', 'test', 'stripe', 'stripe-test']),
  entitlement: z.object({
    kind: entitlementKind,
    until: moment.nullable(),
    notice: billingNotice.nullable(),
  }),
  /** The last level whose lessons are free. */
  freeLevels: z.int(),
  /** What a price says of tax: added where it applies, or included. */
  tax: z.enum(['added', 'included']),
  /** Null while the payment service cannot be reached; empty where nothing is sold. */
  prices: z
    .array(z.object({ plan, amount, currency, interval: z.enum(['month', 'year']).nullable() }))
    .nullable(),
  subscription: z
    .object({
      plan,
      periodEndsAt: moment.nullable(),
      /** When it ends because it was cancelled. */
      cancelsAt: moment.nullable(),
      isPaymentDue: z.boolean(),
    })
    .nullable(),
  /** The contract that can be withdrawn from now, and until when. */
  withdrawal: z.object({ plan, until: moment, amount, currency }).nullable(),
  /** Of the terms that are agreed to with the next purchase. */
  termsVersion: z.string(),
})
