import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { checkoutId, plan } from './billing-values'

/**
 * core.billing.startCheckout: the page of the payment service where a plan is paid for. A learner
 * has one open checkout at most: who asks again is sent to the same one, so that two windows or a
 * repeated request never charge twice. Refused with `already-subscribed` for who has what the plan
 * gives, and with `terms-changed` when another text was agreed to.
 */
export const input = z.object({ mutationId, plan, termsVersion: z.string().max(40) })

/** `url`: where to go, from here or in full. */
export const output = z.object({ checkoutId, url: z.string() })
