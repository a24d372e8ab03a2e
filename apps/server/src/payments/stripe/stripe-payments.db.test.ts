import { newId } from '@kotonoha/api/testing/learners'
import { expect, test } from 'vitest'
import { openStripe } from './open-stripe'
import { createStripeWorld, secretKey } from './testing/stripe-world'

const stripe = createStripeWorld()
const { world } = stripe

/** The events that were not sent yet, the oldest first. */
function takeEvents() {
  return stripe.books.events.splice(0).toReversed()
}

test('what is paid on the page of Stripe is told, asked about, and opens the levels', async () => {
  const learner = await world.signIn()
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  await stripe.buy(learner, 'annual')
  for (const event of takeEvents()) expect((await stripe.tell(event)).status).toBe(200)
  // Taken in and not handled: nothing of what was told is believed.
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'free' })
  await stripe.handle()
  const plan = await learner.api.core.billing.getPlan()
  expect(plan).toMatchObject({
    provider: 'stripe-test',
    tax: 'included',
    entitlement: { kind: 'subscribed', until: null, notice: null },
    subscription: { plan: 'annual', periodEndsAt: '2027-04-01T12:00:00.000Z', cancelsAt: null },
    withdrawal: { plan: 'annual', amount: 7237, currency: 'eur' },
  })
  expect(plan.prices).toEqual([
    { plan: 'monthly', amount: 931, currency: 'eur', interval: 'month' },
    { plan: 'annual', amount: 7237, currency: 'eur', interval: 'year' },
    { plan: 'lifetime', amount: 18_043, currency: 'eur', interval: null },
  ])
  const { invoices } = await learner.api.core.billing.listInvoices({})
  expect(invoices).toMatchObject([{ amount: 7237, status: 'paid', number: expect.any(String) }])
})

test('who comes back from paying is told so before any event came', async () => {
  const learner = await world.signIn()
  const { checkoutId } = await stripe.buy(learner, 'lifetime')
  const { api } = learner
  expect(await api.core.billing.getCheckout({ checkoutId })).toMatchObject({ status: 'paid' })
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'lifetime' })
})

test('asked twice, from two windows and again afterwards, it is one page and one charge', async () => {
  const learner = await world.signIn()
  const { api } = learner
  const { wish, sessionId } = await stripe.beginCheckout(learner, 'monthly')
  const again = await Promise.all([
    api.core.billing.startCheckout(wish),
    api.core.billing.startCheckout(wish),
    api.core.billing.startCheckout({ ...wish, mutationId: newId() }),
  ])
  for (const { url } of again) expect(url).toMatch(new RegExp(`/pay/${sessionId}$`))
  const pages = stripe.books.sessions.filter((each) => each.customer === stripe.customerOf(learner))
  expect(pages).toHaveLength(1)
  stripe.books.pay(sessionId)
  stripe.books.pay(sessionId)
  const after = api.core.billing.startCheckout({ ...wish, mutationId: newId() })
  await expect(after).rejects.toThrow('already-subscribed')
  const charges = stripe.books.charges.filter(
    (each) => each.customer === stripe.customerOf(learner),
  )
  expect(charges).toHaveLength(1)
})

test('another plan closes the page of the first, which can no more be paid', async () => {
  const learner = await world.signIn()
  const first = await stripe.beginCheckout(learner, 'monthly')
  const second = await stripe.beginCheckout(learner, 'annual')
  expect(second.sessionId).not.toBe(first.sessionId)
  stripe.books.pay(first.sessionId)
  stripe.books.pay(second.sessionId)
  const charges = stripe.books.charges.filter(
    (each) => each.customer === stripe.customerOf(learner),
  )
  expect(charges.map(({ amount }) => amount)).toEqual([7237])
})

test.each(['500', '503', 'done-then-500'] as const)(
  'a request that ends with %s is sent again and makes one customer and one page',
  async (fault) => {
    const learner = await world.signIn()
    await learner.api.core.billing.getPlan()
    stripe.stripe.faults.push(fault)
    const { sessionId } = await stripe.beginCheckout(learner, 'annual')
    const customer = stripe.customerOf(learner)
    const { customers, sessions } = stripe.books
    expect(customers.filter((each) => each.id === customer)).toHaveLength(1)
    expect(sessions.filter((each) => each.customer === customer)).toMatchObject([{ id: sessionId }])
  },
)

test('a request that nobody answers is given up and sent again, and done once', async () => {
  const settings = { secretKey, apiUrl: new URL(stripe.stripe.origin) }
  const hasty = await openStripe(settings, { timeout: 200, maxNetworkRetries: 1 })
  const before = stripe.books.customers.length
  stripe.stripe.faults.push('hangs')
  await hasty.customers.create({ metadata: { user_id: 'somebody' } })
  expect(stripe.books.customers).toHaveLength(before + 1)
  stripe.stripe.faults.push('hangs', 'hangs')
  await expect(hasty.customers.create({})).rejects.toThrow('Request aborted due to timeout')
})

test('who asks for pages without end is stopped before Stripe is', async () => {
  const learner = await world.signIn()
  await stripe.beginCheckout(learner, 'annual')
  const { openPortal } = learner.api.core.billing
  const wish = { mutationId: newId() }
  for (let change = 1; change < 60; change += 1) await openPortal(wish)
  const { length } = stripe.stripe.asked
  await expect(openPortal(wish)).rejects.toThrow('too-many-calls')
  expect(stripe.stripe.asked).toHaveLength(length)
})

test('while Stripe is away the page says so, what was bought stays, and nothing is charged', async () => {
  const learner = await world.signIn()
  const { checkoutId } = await stripe.buy(learner, 'annual')
  await learner.api.core.billing.getCheckout({ checkoutId })
  const other = await world.signIn()
  const { termsVersion } = await other.api.core.billing.getPlan()
  stripe.stripe.isDown = true
  // Longer than prices are kept.
  world.now = new Date(world.now.getTime() + 2 * 3_600_000)
  const plan = await learner.api.core.billing.getPlan()
  expect(plan).toMatchObject({ prices: null, entitlement: { kind: 'subscribed' } })
  const wish = { mutationId: newId(), plan: 'annual' as const, termsVersion }
  await expect(other.api.core.billing.startCheckout(wish)).rejects.toThrow('payments-unavailable')
  stripe.stripe.isDown = false
  world.now = new Date(world.now.getTime() + 60_000)
  const { url } = await other.api.core.billing.startCheckout(wish)
  expect(url).toContain('/pay/')
})
