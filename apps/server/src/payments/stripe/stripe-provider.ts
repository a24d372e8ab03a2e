import type { PaymentProvider } from '@kotonoha/api/payments/payments'
import { PaymentsUnavailableError } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import type { Log } from '../../log'
import { createAskStripe, isRefusedFor } from './ask-stripe'
import { toCheckoutParams } from './checkout-params'
import { toId } from './customer-records'
import { findCheckout } from './find-checkout'
import { listInvoices } from './list-invoices'
import { createPortal } from './portal'
import { openPriceList } from './price-list'
import { readCustomer } from './read-customer'
import { refundPayment } from './refund-payment'
import { toBillingEvent, watchedEvents } from './stripe-events'
import { nameOfProvider, type StripeSettings } from './stripe-settings'

export interface StripeProviderOptions {
  stripe: Stripe
  settings: Pick<StripeSettings, 'secretKey' | 'tax'>
  clock: () => Date
  log: Log
}

/** Events asked for at once are bounded; what is beyond is found by asking about whom is overdue. */
const mostEvents = 10_000

/** Payments by Stripe. Nothing of it is known above this. */
export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const { stripe, settings, clock, log } = options
  const { tax, secretKey } = settings
  const name = nameOfProvider(secretKey)
  const ask = createAskStripe(log)
  const prices = openPriceList({ stripe, ask, tax, clock, log })
  const openPortal = createPortal(stripe, prices)
  return {
    name,
    listPrices: async () => (await prices.get()).list,
    createCustomer: ({ userId, email }) =>
      ask('customer', async () => {
        const params = { metadata: { user_id: userId }, ...(email !== '' && { email }) }
        // Under no key of ours: one that was deleted in the Dashboard would come again by it. Of two
        // that are made at once one is kept, and nobody pays for the other.
        return (await stripe.customers.create(params)).id
      }),
    createCheckout: (wish) =>
      ask('checkout', async () => {
        const { offers } = await prices.get()
        const price = offers.find(({ plan }) => plan === wish.plan)
        if (price === undefined) {
          log.error('a plan without a price in Stripe was chosen', { plan: wish.plan })
          throw new PaymentsUnavailableError('checkout: no price')
        }
        const { customerId, checkoutId } = wish
        // A price that was changed meanwhile makes it another checkout, and the first is nobody's.
        const idempotencyKey = `checkout:${customerId}:${checkoutId}:${price.priceId}`
        const params = toCheckoutParams(wish, price.priceId, tax)
        const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey })
        if (url === null) throw new PaymentsUnavailableError('checkout: no page')
        return { sessionId: id, url }
      }),
    findCheckout: (sessionId) => ask('checkout status', () => findCheckout(stripe, sessionId)),
    expireCheckout: (sessionId) =>
      ask('checkout end', async () => {
        const { status } = await stripe.checkout.sessions.retrieve(sessionId)
        if (status === 'open') await expireOpen(stripe, sessionId)
      }),
    readCustomer: (customerId) => ask('customer state', () => readCustomer(stripe, customerId)),
    findCustomerOf: (objectId) =>
      ask('customer of a charge', async () => {
        if (!/^(ch|py)_/.test(objectId)) return undefined
        return toId((await stripe.charges.retrieve(objectId)).customer)
      }),
    openPortal: (wish) => ask('portal', () => openPortal(wish)),
    cancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      ask('cancel', () => setCancelled(stripe, subscriptionId, isCancelled)),
    endSubscription: (subscriptionId) => ask('end', () => endSubscription(stripe, subscriptionId)),
    refund: (wish) => ask('refund', () => refundPayment(stripe, wish, log)),
    listInvoices: (customerId, cursor) =>
      ask('invoices', () => listInvoices(stripe, customerId, cursor)),
    forgetCustomer: (customerId) => ask('forget', () => forgetCustomer(stripe, customerId)),
    listEvents: (since) =>
      ask('events', async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const events = await stripe.events
          .list({ created, types: [...watchedEvents], limit: 100 })
          .autoPagingToArray({ limit: mostEvents })
        return events.flatMap((event) => toBillingEvent(event, name) ?? [])
      }),
  }
}

/** One that is paid in this very moment stays as it is: it is found paid. */
async function expireOpen(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId)
    if (status === 'open') throw error
  }
}

async function setCancelled(stripe: Stripe, id: string, isCancelled: boolean): Promise<void> {
  const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
  const isSo = cancel_at_period_end || cancel_at !== null
  if (isSo === isCancelled) return
  // Stripe's own pages set a moment; only what was set can be taken back, one of the two at a time.
  const isByMoment = !isCancelled && !cancel_at_period_end
  const change = isByMoment ? { cancel_at: '' as const } : { cancel_at_period_end: isCancelled }
  await stripe.subscriptions.update(id, change)
}

async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status === 'canceled' || status === 'incomplete_expired') return
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
  } catch (error) {
    // It ended between the two.
    if (!isRefusedFor(error, 'resource_missing')) throw error
  }
}

/** Stripe keeps what the law wants kept of payments, and ends the rest with the customer. */
async function forgetCustomer(stripe: Stripe, customer: string): Promise<void> {
  const found = await stripe.customers.retrieve(customer)
  if ('deleted' in found && found.deleted) return
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await expireOpen(stripe, id)
  for await (const { id } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    await endSubscription(stripe, id)
  }
  await stripe.customers.del(customer)
}
