import type { CheckoutStatus } from '@kotonoha/user-db/queries/billing/billing-numbers'
import type { Stripe } from 'stripe'

/** What became of a checkout. */
export async function findCheckout(stripe: Stripe, sessionId: string): Promise<CheckoutStatus> {
  const expand = ['payment_intent', 'subscription']
  return toCheckoutStatus(await stripe.checkout.sessions.retrieve(sessionId, { expand }))
}

function toCheckoutStatus(session: Stripe.Checkout.Session): CheckoutStatus {
  const { status, payment_status } = session
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  return hasFailed(session) ? 'failed' : 'pending'
}

/** A debit that takes days may bounce after the page was done with. */
function hasFailed({ payment_intent, subscription }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent === 'object' && payment_intent !== null) {
    return ['requires_payment_method', 'canceled'].includes(payment_intent.status)
  }
  if (typeof subscription === 'object' && subscription !== null) {
    return !['active', 'trialing', 'incomplete'].includes(subscription.status)
  }
  return false
}
