import type { BillingEvent } from '@kotonoha/user-db/queries/billing/events'
import type { Stripe } from 'stripe'
import { toId } from './customer-records'

/** What Stripe is to tell us: after each of these something may have changed for a learner. */
export const watchedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

/** What is kept of an event: whom to ask about. Undefined for one of which nothing follows. */
export function toBillingEvent(
  event: Pick<Stripe.Event, 'id' | 'type'> & { data: { object: object } },
  provider: BillingEvent['provider'],
): BillingEvent | undefined {
  const { id, type } = event
  if (!watchedEvents.some((each) => each === type)) return undefined
  const object = event.data.object as { id?: string; customer?: Reference; charge?: Reference }
  return {
    eventId: id,
    provider,
    type,
    // A refund and a dispute name their customer by the charge that they are about.
    objectId: toId(object.charge) ?? object.id ?? id,
    customerId: toId(object.customer),
  }
}

type Reference = string | { id: string } | null | undefined
