import { type Learner, newId } from '@kotonoha/api/testing/learners'
import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, expect, test } from 'vitest'
import { idOf } from './testing/stripe-books'
import { createStripeWorld, dayMs, secretKey, webhookSecret } from './testing/stripe-world'

const stripe = createStripeWorld()
const { world } = stripe

// No node had its turn yet, and nobody else of this file is overdue.
beforeEach(async () => {
  for (const table of ['billing_reconciliation', 'billing_checkout', 'billing_event']) {
    await world.userDb.run(statement(`DELETE FROM ${table}`), [])
  }
  stripe.books.events.length = 0
})

const hourMs = 3_600_000
const later = (ms: number) => new Date(world.now.getTime() + ms)

/** Somebody who has paid, and whom we know of. */
async function subscribe(plan: 'monthly' | 'annual' | 'lifetime' = 'monthly'): Promise<Learner> {
  const learner = await world.signIn()
  const { checkoutId } = await stripe.buy(learner, plan)
  await learner.api.core.billing.getCheckout({ checkoutId })
  return learner
}

const subscriptionOf = (learner: Learner) => {
  const customer = stripe.customerOf(learner)
  const [found] = stripe.books.subscriptions.filter((each) => each.customer === customer)
  if (found === undefined) throw new RangeError('no subscription')
  return found
}

const chargesOf = (learner: Learner) => {
  const customer = stripe.customerOf(learner)
  return stripe.books.charges.filter((each) => each.customer === customer)
}

/** All that Stripe has told arrives and is handled. */
async function tellAll(): Promise<void> {
  for (const event of stripe.books.events.splice(0).toReversed()) await stripe.tell(event)
  await stripe.handle()
}

test('cancelled here or on the page of Stripe, it ends with its period, to the second', async () => {
  for (const how of ['here', 'there']) {
    const learner = await subscribe()
    const { api } = learner
    if (how === 'here') await api.core.billing.cancel({ mutationId: newId() })
    else {
      stripe.books.setCancelled(subscriptionOf(learner), 'page')
      await tellAll()
    }
    const { subscription, entitlement } = await api.core.billing.getPlan()
    expect(entitlement).toMatchObject({ kind: 'subscribed', notice: 'ends' })
    const end = new Date(subscription?.cancelsAt ?? 0)
    world.now = new Date(end.getTime() - 1000)
    expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed' })
    world.now = end
    expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free', notice: 'ended' })
    stripe.goTo(later(hourMs))
  }
})

test('whichever way it was cancelled, the learner can have it go on', async () => {
  const learner = await subscribe()
  const { api } = learner
  await api.core.billing.cancel({ mutationId: newId() })
  await api.core.billing.resume({ mutationId: newId() })
  stripe.books.setCancelled(subscriptionOf(learner), 'page')
  // Flexible subscriptions have a moment only.
  subscriptionOf(learner).cancel_at_period_end = false
  await api.core.billing.resume({ mutationId: newId() })
  expect(subscriptionOf(learner)).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
  expect((await api.core.billing.getPlan()).subscription).toMatchObject({ cancelsAt: null })
})

test('what was sent before and comes late changes nothing of what was decided since', async () => {
  const learner = await subscribe()
  const { billing } = learner.api.core
  const [cancelled, resumed] = [{ mutationId: newId() }, { mutationId: newId() }]
  await billing.cancel(cancelled)
  await billing.cancel(cancelled)
  await billing.resume(resumed)
  await billing.cancel(cancelled)
  expect(subscriptionOf(learner)).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
  await billing.cancel({ mutationId: newId() })
  await billing.resume(resumed)
  expect(subscriptionOf(learner).cancel_at_period_end).toBe(true)
  await expect(billing.resume(cancelled)).rejects.toThrow()
})

test('the portal is one page however often it is asked for, and set up by itself once', async () => {
  const learner = await subscribe()
  const { billing } = learner.api.core
  const wish = { mutationId: newId(), flow: 'payment-method' as const }
  const first = await billing.openPortal(wish)
  expect(await billing.openPortal(wish)).toEqual(first)
  const other = await billing.openPortal({ ...wish, mutationId: newId() })
  expect(other.url).not.toBe(first.url)
  const portals = stripe.books.portals.filter(
    (each) => each.customer === stripe.customerOf(learner),
  )
  expect(portals).toHaveLength(2)
  expect(stripe.books.configurations).toHaveLength(1)
})

test('a renewal that fails leaves 14 days to the second, and paying mends it', async () => {
  const learner = await subscribe()
  const renewsAt = new Date(subscriptionOf(learner).items.data[0]?.current_period_end ?? 0)
  stripe.books.refused.add(stripe.customerOf(learner))
  stripe.goTo(new Date(renewsAt.getTime() * 1000))
  await tellAll()
  const end = later(14 * dayMs)
  expect(await stripe.entitlementOf(learner)).toMatchObject({
    kind: 'subscribed',
    notice: 'past-due',
    until: end.toISOString(),
  })
  const { billing } = learner.api.core
  const { url } = await billing.openPortal({ mutationId: newId(), flow: 'pay' })
  expect(url).toMatch(/\/invoice\/in_/)
  world.now = new Date(end.getTime() - 1000)
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed' })
  world.now = end
  expect(await stripe.entitlementOf(learner)).toMatchObject({ notice: 'payment-failed' })
  stripe.books.now = end
  stripe.books.mend(stripe.customerOf(learner))
  await tellAll()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed', notice: null })
})

test('withdrawn within 14 days, all of it is given back once, though Stripe is away at first', async () => {
  const learner = await subscribe('annual')
  const { billing } = learner.api.core
  stripe.stripe.isDown = true
  const confirmed = await billing.withdraw({ mutationId: newId(), step: 'confirm' })
  expect(confirmed).toMatchObject({ amount: 7237, withdrawnAt: world.now.toISOString() })
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  expect(chargesOf(learner)[0]?.refunded).toBe(false)
  stripe.stripe.isDown = false
  stripe.goTo(later(7 * hourMs))
  await stripe.reconcile()
  stripe.goTo(later(7 * hourMs))
  await stripe.reconcile()
  expect(chargesOf(learner)).toMatchObject([{ refunded: true, amount_refunded: 7237 }])
  expect(
    stripe.books.refunds.filter(({ charge }) => charge === chargesOf(learner)[0]?.id),
  ).toHaveLength(1)
  expect(subscriptionOf(learner).status).toBe('canceled')
  const { invoices } = await billing.listInvoices({})
  expect(invoices).toMatchObject([{ status: 'refunded' }])
})

test('after the days are over there is nothing to withdraw from', async () => {
  const learner = await subscribe('annual')
  const { withdrawal } = await learner.api.core.billing.getPlan()
  const end = new Date(withdrawal?.until ?? 0)
  expect(end.getTime() - world.now.getTime()).toBe(15 * dayMs)
  world.now = end
  expect((await learner.api.core.billing.getPlan()).withdrawal).toBeNull()
  stripe.goTo(later(hourMs))
})

test('a refund that the card did not take is tried again, three times, and then a person must', async () => {
  const learner = await subscribe('lifetime')
  await learner.api.core.billing.withdraw({ mutationId: newId(), step: 'confirm' })
  for (let round = 0; round < 5; round += 1) {
    const refund = stripe.books.refunds.find(({ charge }) => charge === chargesOf(learner)[0]?.id)
    if (refund?.status === 'succeeded') stripe.books.failRefund(refund)
    await tellAll()
  }
  const own = stripe.books.refunds.filter(({ charge }) => charge === chargesOf(learner)[0]?.id)
  expect(own.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
  expect(stripe.readLog()).toContain('do it by hand in Stripe')
})

test('for ever instead of a subscription: it ends, and what is left is given back once', async () => {
  const learner = await subscribe('monthly')
  const [item] = subscriptionOf(learner).items.data
  const wholeDays = ((item?.current_period_end ?? 0) * 1000 - world.now.getTime()) / dayMs
  stripe.goTo(later(15 * dayMs))
  await stripe.buy(learner, 'lifetime')
  await tellAll()
  // The share of a later moment is another, and the key the same: it is given back once all the same.
  stripe.goTo(later(dayMs))
  await tellAll()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'lifetime' })
  expect(subscriptionOf(learner).status).toBe('canceled')
  const monthly = chargesOf(learner).find(({ amount }) => amount === 931)
  const given = stripe.books.refunds.filter(({ charge }) => charge === monthly?.id)
  expect(given).toMatchObject([{ amount: Math.floor((931 * (wholeDays - 15)) / wholeDays) }])
})

test.each([
  ['given back in the Dashboard', 'free'],
  ['given back in part', 'lifetime'],
  ['asked back by the bank', 'lifetime'],
  ['lost to the bank', 'free'],
  ['asked back in vain', 'lifetime'],
])('a payment for ever that was %s: %s', async (what, kind) => {
  const learner = await subscribe('lifetime')
  const [charge] = chargesOf(learner)
  if (charge === undefined) throw new RangeError('no charge')
  if (what.startsWith('given')) {
    const amount = what.endsWith('part') ? 100 : undefined
    stripe.books.refund({ intent: idOf(charge.payment_intent), amount })
  } else {
    const dispute = stripe.books.dispute(charge)
    if (what.startsWith('lost')) stripe.books.closeDispute(dispute, 'lost')
    if (what.endsWith('vain')) stripe.books.closeDispute(dispute, 'won')
  }
  // Refunds and disputes name no customer: the charge is asked.
  stripe.books.events = stripe.books.events.filter(({ type }) => !type.startsWith('charge.ref'))
  await tellAll()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind })
})

test.each([
  [true, 'paid', 'lifetime'],
  [false, 'failed', 'free'],
])('a debit that takes days, and %s arrives: %s', async (isPaid, status, kind) => {
  const learner = await world.signIn()
  const { checkoutId, sessionId } = await stripe.beginCheckout(learner, 'lifetime')
  stripe.books.pay(sessionId, 'debit')
  await tellAll()
  const { billing } = learner.api.core
  expect(await billing.getCheckout({ checkoutId })).toMatchObject({ status: 'pending' })
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  stripe.books.settleDebit(sessionId, isPaid)
  await tellAll()
  expect(await billing.getCheckout({ checkoutId })).toMatchObject({ status })
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind })
})

test('a customer deleted in the Dashboard has no contract any more, and may buy anew', async () => {
  const learner = await subscribe('monthly')
  await stripe.work.provider.forgetCustomer(stripe.customerOf(learner))
  await tellAll()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free', notice: 'ended' })
  const { sessionId } = await stripe.beginCheckout(learner, 'annual')
  stripe.books.pay(sessionId)
  expect(chargesOf(learner)).toHaveLength(1)
})

test('what never arrived is asked for within six hours, by one node of two', async () => {
  const learner = await world.signIn()
  await stripe.reconcile()
  await stripe.buy(learner, 'monthly')
  stripe.goTo(later(5 * hourMs))
  await stripe.reconcile()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  stripe.goTo(later(hourMs))
  stripe.stripe.asked.length = 0
  await Promise.all([stripe.reconcile(), stripe.reconcile()])
  expect(stripe.stripe.asked.filter((each) => each === 'GET /v1/events')).toHaveLength(1)
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed' })
})

test('a node that was killed in the middle leaves the turn to the next, half an hour later', async () => {
  const learner = await world.signIn()
  await stripe.buy(learner, 'monthly')
  stripe.stripe.isDown = true
  await expect(stripe.reconcile()).rejects.toThrow()
  stripe.stripe.isDown = false
  stripe.goTo(later(29 * 60_000))
  await stripe.reconcile()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  stripe.goTo(later(60_000))
  await stripe.reconcile()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed' })
})

test('what happened while a server was away for weeks is found', async () => {
  const learner = await subscribe('lifetime')
  await stripe.reconcile()
  stripe.goTo(later(dayMs))
  stripe.books.refund({ intent: idOf(chargesOf(learner)[0]?.payment_intent) })
  stripe.goTo(later(20 * dayMs))
  await stripe.reconcile()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
})

test('no key, card, address, name or amount is in the log of all this', async () => {
  const learner = await subscribe('annual')
  stripe.stripe.faults.push('refused')
  await learner.api.core.billing.listInvoices({}).catch(() => undefined)
  stripe.stripe.isDown = true
  await learner.api.core.billing.cancel({ mutationId: newId() }).catch(() => undefined)
  const log = stripe.readLog()
  expect(log).toContain('the payment service refused what it was asked')
  expect(log).toContain('the payment service did not answer')
  const secrets = [secretKey, webhookSecret, '4242', 'Geheimer', 'Mustermann', 'example.test']
  for (const secret of [...secrets, '7237', '18043', ':931', '=931', 'sk_', 'whsec']) {
    expect(log).not.toContain(secret)
  }
})
