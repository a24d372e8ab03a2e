import type { CustomerState } from '@kotonoha/api/payments/payments'
import {
  type Purchase,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@kotonoha/billing/billing-facts'
import { type Plan, plans } from '@kotonoha/billing/plan'
import type { Stripe } from 'stripe'
import { lookupKeys } from './price-list'

/** All that Stripe knows of a customer and that matters here. */
export interface CustomerRecords {
  subscriptions: readonly Stripe.Subscription[]
  /** With their payments. */
  invoices: readonly Stripe.Invoice[]
  /** With their refunds. */
  charges: readonly Stripe.Charge[]
  /** Of the charges that are disputed. */
  disputes: readonly Stripe.Dispute[]
  /** Checkouts that were gone through with. */
  sessions: readonly Stripe.Checkout.Session[]
}

/** What a learner bought, in our own words. */
export function toCustomerState(records: CustomerRecords): CustomerState {
  const subscriptions = records.subscriptions
    .map((each) => toSubscription(each, records.invoices))
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
  return { subscriptions, purchases: listPurchases(records, subscriptions) }
}

function toSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Subscription {
  const { id, status, start_date, cancel_at, cancel_at_period_end, ended_at, items } = subscription
  // The end of the period stands with what is paid for, of which we sell one at a time.
  const periodEnd = Math.max(0, ...items.data.map((item) => item.current_period_end)) || null
  // `cancel_at` alone is how Stripe's own pages cancel.
  const cancelsAt = cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  const [item] = items.data
  return {
    subscriptionId: id,
    plan: item === undefined ? 'monthly' : planOfPrice(item.price),
    status: toStatus(status),
    startedAt: toDate(start_date),
    periodEndsAt: toMaybeDate(periodEnd),
    cancelsAt: toMaybeDate(cancelsAt),
    endedAt: toMaybeDate(ended_at),
    pastDueSince: findPastDueSince(subscription, invoices),
  }
}

/** A state that this version of Stripe's interface does not have gives nothing. */
function toStatus(status: Stripe.Subscription['status']): SubscriptionStatus {
  return subscriptionStatuses.find((each) => each === status) ?? 'paused'
}

/** A price keeps its period when its name in Stripe went over to a newer one. */
function planOfPrice({ lookup_key, recurring }: Stripe.Price): Plan {
  const named = plans.find((plan) => lookupKeys[plan] === lookup_key)
  if (named !== undefined) return named
  if (recurring === null) return 'lifetime'
  const isYear = recurring.interval === 'year'
  return isYear || (recurring.interval === 'month' && recurring.interval_count >= 12)
    ? 'annual'
    : 'monthly'
}

/** When the oldest invoice was due that could not be paid. */
function findPastDueSince(
  { id, status, items }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Date | undefined {
  if (status !== 'past_due' && status !== 'unpaid') return undefined
  const unpaid = invoices
    .filter((each) => each.status === 'open' || each.status === 'uncollectible')
    .filter((each) => subscriptionOf(each) === id)
    .map((each) => each.status_transitions.finalized_at ?? each.created)
  const began = unpaid.length > 0 ? Math.min(...unpaid) : items.data[0]?.current_period_start
  return toMaybeDate(began ?? null)
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  return toId(parent?.subscription_details?.subscription)
}

/** Payments are told by their intents: those are what is given back. */
function listPurchases(
  { charges, invoices, disputes, sessions }: CustomerRecords,
  subscriptions: readonly Subscription[],
): Purchase[] {
  const subscriptionOfIntent = new Map(
    invoices.flatMap((invoice) => {
      const id = subscriptionOf(invoice)
      return id === undefined ? [] : listIntents(invoice).map((intent) => [intent, id] as const)
    }),
  )
  const boughtForEver = new Set(
    sessions.filter(isForEver).map(({ payment_intent }) => toId(payment_intent)),
  )
  return charges
    .flatMap((charge): Purchase[] => {
      const paymentId = toId(charge.payment_intent)
      if (charge.status !== 'succeeded' || !charge.captured || paymentId === undefined) return []
      const contract = subscriptionOfIntent.get(paymentId)
      const plan = boughtForEver.has(paymentId)
        ? 'lifetime'
        : subscriptions.find(({ subscriptionId }) => subscriptionId === contract)?.plan
      // Anything else that an operator charges this customer is no plan.
      if (plan === undefined) return []
      return [
        {
          paymentId,
          contractId: contract ?? paymentId,
          plan,
          amount: charge.amount_captured,
          currency: charge.currency,
          paidAt: toDate(charge.created),
          refundedAt: findRefund(charge),
          disputeLostAt: findLostDispute(charge, disputes),
        },
      ]
    })
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
}

function isForEver({ mode, metadata }: Stripe.Checkout.Session): boolean {
  return mode === 'payment' && metadata?.plan === 'lifetime'
}

/** The payments that an invoice was, or was to be, paid by. */
export function listIntents({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => toId(payment.payment_intent) ?? [])
}

/** When all of a payment had been given back. */
function findRefund({ refunded, refunds, created }: Stripe.Charge): Date | undefined {
  if (!refunded) return undefined
  const given = (refunds?.data ?? []).filter(
    ({ status }) => status !== 'failed' && status !== 'canceled',
  )
  return toDate(Math.max(created, ...given.map((each) => each.created)))
}

/** Since when the bank has the money back that it was asked for, and keeps it. */
function findLostDispute(
  { id }: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
): Date | undefined {
  const lost = disputes.find(({ charge, status }) => toId(charge) === id && status === 'lost')
  return toMaybeDate(lost?.created ?? null)
}

/** Of an object that Stripe gives as its id, or whole. */
export function toId(object: string | { id: string } | null | undefined): string | undefined {
  if (object === null || object === undefined) return undefined
  return typeof object === 'string' ? object : object.id
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

function toMaybeDate(seconds: number | null): Date | undefined {
  return seconds === null ? undefined : toDate(seconds)
}
