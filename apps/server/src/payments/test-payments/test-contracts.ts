import type { PlanPrice } from '@kotonoha/api/payments/payments'
import { dayMs } from '@kotonoha/billing/billing-facts'
import type { Plan } from '@kotonoha/billing/plan'
import type { TestCustomer } from './test-state'

/** Made up: what an operator really asks stands with the payment service. */
export const testPrices: readonly PlanPrice[] = [
  { plan: 'monthly', amount: 900, currency: 'eur', interval: 'month' },
  { plan: 'annual', amount: 7200, currency: 'eur', interval: 'year' },
  { plan: 'lifetime', amount: 18_000, currency: 'eur', interval: null },
]

/** A subscription that stays unpaid for so long ends, as payment services do it after some tries. */
const unpaidDays = 28

export function priceOf(plan: Plan): PlanPrice {
  const price = testPrices.find((each) => each.plan === plan)
  if (price === undefined) throw new RangeError(`${plan} has no price`)
  return price
}

type TestSubscription = TestCustomer['subscriptions'][number]

interface Step {
  now: Date
  newId: () => string
}

/** A checkout that was paid. */
export function buy(customer: TestCustomer, plan: Plan, { now, newId }: Step): void {
  const contractId = `test_${plan === 'lifetime' ? 'payment' : 'subscription'}_${newId()}`
  if (plan !== 'lifetime') {
    customer.subscriptions.unshift({
      subscriptionId: contractId,
      plan,
      status: 'active',
      startedAt: now,
      periodEndsAt: addPeriod(now, plan),
    })
  }
  charge(customer, { plan, contractId, at: now, newId })
}

/** What time alone has brought: renewals, ends. */
export function settleTime(customer: TestCustomer, { now, newId }: Step): void {
  for (const subscription of customer.subscriptions) {
    while (isPeriodOver(subscription, now)) renew(customer, subscription, { now, newId })
    endUnpaid(subscription, now)
  }
}

function isPeriodOver({ status, periodEndsAt }: TestSubscription, now: Date): boolean {
  return status === 'active' && periodEndsAt !== undefined && periodEndsAt <= now
}

function renew(customer: TestCustomer, subscription: TestSubscription, { newId }: Step): void {
  const { plan, subscriptionId, periodEndsAt: at, cancelsAt } = subscription
  if (at === undefined) return
  if (cancelsAt !== undefined) {
    Object.assign(subscription, { status: 'canceled', endedAt: cancelsAt })
  } else if (customer.isPaymentRefused) {
    const periodEndsAt = addPeriod(at, plan)
    Object.assign(subscription, { status: 'past_due', pastDueSince: at, periodEndsAt })
  } else {
    subscription.periodEndsAt = addPeriod(at, plan)
    charge(customer, { plan, contractId: subscriptionId, at, newId })
  }
}

function endUnpaid(subscription: TestSubscription, now: Date): void {
  const { status, pastDueSince } = subscription
  if (status !== 'past_due' || pastDueSince === undefined) return
  const endedAt = new Date(pastDueSince.getTime() + unpaidDays * dayMs)
  if (endedAt <= now) Object.assign(subscription, { status: 'canceled', endedAt })
}

/** Pays what is open, with a way to pay that works from now on. */
export function mendPayment(customer: TestCustomer, { now, newId }: Step): void {
  customer.isPaymentRefused = false
  for (const subscription of customer.subscriptions) {
    if (subscription.status !== 'past_due') continue
    const { plan, subscriptionId: contractId } = subscription
    Object.assign(subscription, { status: 'active', pastDueSince: undefined })
    charge(customer, { plan, contractId, at: now, newId })
  }
}

/** Lets time pass: everything lies so much further back. */
export function passTime(customer: TestCustomer, days: number): void {
  const move = (date: Date) => new Date(date.getTime() - days * dayMs)
  for (const each of [...customer.subscriptions, ...customer.purchases]) {
    for (const [name, value] of Object.entries(each)) {
      if (value instanceof Date) Object.assign(each, { [name]: move(value) })
    }
  }
}

function charge(
  customer: TestCustomer,
  {
    plan,
    contractId,
    at,
    newId,
  }: { plan: Plan; contractId: string; at: Date; newId: () => string },
): void {
  const { amount, currency } = priceOf(plan)
  const paymentId = plan === 'lifetime' ? contractId : `test_payment_${newId()}`
  customer.purchases.unshift({ paymentId, contractId, plan, amount, currency, paidAt: at })
}

function addPeriod(from: Date, plan: Plan): Date {
  const to = new Date(from)
  if (plan === 'annual') to.setUTCFullYear(to.getUTCFullYear() + 1)
  else to.setUTCMonth(to.getUTCMonth() + 1)
  return to
}
