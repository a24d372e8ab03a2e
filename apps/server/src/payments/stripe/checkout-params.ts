import type { CheckoutWish } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings'

type Params = Stripe.Checkout.SessionCreateParams

/** What Stripe is asked to take on its page. The terms were agreed to on ours. */
export function toCheckoutParams(
  { customerId, plan, checkoutId, expiresAt, paidUrl, leftUrl }: CheckoutWish,
  priceId: string,
  tax: StripeSettings['tax'],
): Params {
  const metadata = { checkout_id: checkoutId, plan }
  const shared: Params = {
    customer: customerId,
    client_reference_id: checkoutId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: paidUrl,
    cancel_url: leftUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    metadata,
    ...taxParams[tax],
  }
  if (plan !== 'lifetime') {
    const billing_mode = { type: 'flexible' as const }
    return { ...shared, mode: 'subscription', subscription_data: { billing_mode, metadata } }
  }
  return {
    ...shared,
    mode: 'payment',
    // One payment has no invoice by itself. Where Stripe is the seller, the receipt is its own.
    ...(tax !== 'managed' && { invoice_creation: { enabled: true } }),
  }
}

const taxParams: Readonly<Record<StripeSettings['tax'], Params>> = {
  off: {},
  automatic: {
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    // What is typed there may be kept with a customer that exists only where this says so.
    customer_update: { address: 'auto', name: 'auto' },
  },
  managed: { managed_payments: { enabled: true } },
}
