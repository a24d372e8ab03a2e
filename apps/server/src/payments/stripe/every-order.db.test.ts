import type { CustomerState } from '@kotonoha/api/payments/payments'
import { newId } from '@kotonoha/api/testing/learners'
import { entitlementOf } from '@kotonoha/billing/entitlement'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOf } from './testing/stripe-books'
import type { FakeEvent } from './testing/stripe-payment-objects'
import { createStripeWorld } from './testing/stripe-world'

const stripe = createStripeWorld()
const { world } = stripe

/** Something that happens in a year, and how many days it is after what was before. */
const happening = fc.record({
  days: fc.integer({ min: 0, max: 45 }),
  what: fc.constantFrom(
    'buy-monthly',
    'buy-annual',
    'buy-lifetime',
    'cancel-here',
    'cancel-there',
    'resume',
    'change-plan',
    'card-fails',
    'card-works',
    'refund-all',
    'refund-part',
    'dispute',
    'dispute-lost',
    'dispute-won',
  ),
})

/** What becomes of an event on its way: lost or not, when it comes, how often, who answers then. */
const way = fc.record({
  isLost: fc.boolean(),
  /** How many happenings of the year go by first; after the last of them it comes in any case. */
  delay: fc.integer({ min: 0, max: 12 }),
  /** Its place among those that come at the same time. */
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  /** How many happenings go by before each repetition. */
  repeats: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 2 }),
  isStripeAway: fc.boolean(),
  /** Else the next one is waited for, and several are handled together. */
  isHandledAtOnce: fc.boolean(),
})

type Way = typeof way extends fc.Arbitrary<infer Value> ? Value : never

const year = fc.record({
  happenings: fc.array(happening, { minLength: 3, maxLength: 10 }),
  ways: fc.array(way, { minLength: 8, maxLength: 8 }),
})

/** Has it happen at Stripe, as far as it can. */
function happen(what: string, customer: string, buy: (plan: string) => void): void {
  const { books } = stripe
  const running = books.subscriptions.find(
    (each) => each.customer === customer && each.ended_at === null,
  )
  const charge = books.charges.find((each) => each.customer === customer && !each.refunded)
  const open = books.disputes.find((each) => each.status === 'needs_response')
  switch (what) {
    case 'buy-monthly':
    case 'buy-annual':
      if (running === undefined) buy(what.slice(4))
      return
    case 'buy-lifetime':
      buy('lifetime')
      return
    case 'cancel-here':
    case 'cancel-there':
      if (running) books.setCancelled(running, what === 'cancel-here' ? true : 'page')
      return
    case 'resume':
      if (running) books.setCancelled(running, false)
      return
    case 'change-plan':
      if (running?.status === 'active') books.changePlan(running, 'kotonoha_annual')
      return
    case 'card-fails':
      books.refused.add(customer)
      return
    case 'card-works':
      books.mend(customer)
      return
    case 'refund-all':
    case 'refund-part':
      if (charge && !charge.disputed) {
        const intent = idOf(charge.payment_intent)
        books.refund({ intent, amount: what === 'refund-part' ? 1 : undefined })
      }
      return
    case 'dispute':
      if (charge && !charge.disputed) books.dispute(charge)
      return
    case 'dispute-lost':
    case 'dispute-won':
      if (open) books.closeDispute(open, what === 'dispute-lost' ? 'lost' : 'won')
  }
}

/** Events on their way through a year: out of order, late, several times, some not at all. */
function createPost(ways: readonly Way[]) {
  let made = 0
  let onTheWay: (Way & { event: FakeEvent; at: number })[] = []
  const deliver = async (due: typeof onTheWay) => {
    for (const { event, isStripeAway, isHandledAtOnce } of due.toSorted(
      (a, b) => a.place - b.place,
    )) {
      if (isStripeAway) stripe.stripe.faults.push('refused')
      await stripe.tell(event)
      if (isHandledAtOnce) await stripe.handle()
      stripe.stripe.faults.length = 0
    }
  }
  return {
    /** What happened since then is told at the service and on its way; what is due by now comes. */
    async pass(step: number): Promise<void> {
      // The newest is at the front of the books.
      const fresh = stripe.books.events.splice(0).toReversed()
      for (const event of fresh) {
        const own = ways[made % ways.length] as Way
        made += 1
        let at = step + own.delay
        onTheWay.push({ ...own, event, at })
        for (const later of own.repeats) {
          at += later
          onTheWay.push({ ...own, event, at, place: (own.place + 0.37) % 1 })
        }
      }
      const due = onTheWay.filter(({ at, isLost }) => at <= step && !isLost)
      onTheWay = onTheWay.filter(({ at }) => at > step)
      await deliver(due)
    },
    /** After the year: all that is still on its way, and the last event of the year in any case. */
    async end(last: FakeEvent): Promise<number> {
      const late = onTheWay.filter(({ isLost }) => !isLost)
      const [way = { isStripeAway: false, isHandledAtOnce: true }] = ways
      await deliver([...late, { ...(way as Way), event: last, at: 0, place: 0.5 }])
      return late.length
    },
  }
}

test('any order, repetition, delay and loss of a year of events, in its midst and after it, ends in the same', async () => {
  const outcomes = new Set<string>()
  const counts = { within: 0, after: 0 }
  await fc.assert(
    fc.asyncProperty(year, async ({ happenings, ways }) => {
      const learner = await world.signIn()
      await stripe.beginCheckout(learner, 'monthly')
      const customer = stripe.customerOf(learner)
      stripe.books.forgetAllBut(customer)
      const buy = (plan: string) => stripe.books.pay(stripe.books.openSession(customer, plan).id)
      const post = createPost(ways)
      let last: FakeEvent | undefined
      buy('monthly')
      for (const [step, { days, what }] of happenings.entries()) {
        stripe.passDays(days)
        happen(what, customer, buy)
        last = stripe.books.events[0] ?? last
        await post.pass(step)
        counts.within += 1
      }
      stripe.passDays(3)
      last = stripe.books.events[0] ?? last
      await post.pass(happenings.length)
      if (last === undefined) throw new Error('nothing was told')
      counts.after += await post.end(last)
      // Whatever failed is tried again later.
      for (let round = 0; round < 3; round += 1) {
        world.now = new Date(world.now.getTime() + 3_600_000)
        await stripe.handle()
      }
      const { provider, userDb } = stripe.work
      const now = await provider.readCustomer(customer)
      const kept = await findBillingFacts(userDb, {
        userId: learner.userId,
        provider: provider.name,
      })
      expect(withoutOwn(kept)).toEqual(now)
      const { kind, notice, until } = await stripe.entitlementOf(learner)
      // What is answered is what the facts of the end alone give, whatever was answered before.
      const alone = entitlementOf({ ...kept }, world.now)
      expect({ kind, notice }).toEqual({ kind: alone.kind, notice: alone.notice ?? null })
      expect(until).toEqual(alone.until?.toISOString() ?? null)
      outcomes.add(`${kind} ${notice}`)
    }),
    { numRuns: 12, seed: 21, endOnFailure: true },
  )
  // Else the lives would not be worth comparing, or nothing had come late.
  expect(outcomes.size).toBeGreaterThanOrEqual(3)
  expect(counts.after).toBeGreaterThan(counts.within / 4)
}, 60_000)

/** Without what the learner declared here. */
function withoutOwn({ subscriptions, purchases }: Awaited<ReturnType<typeof findBillingFacts>>) {
  const state: CustomerState = {
    subscriptions: [...subscriptions],
    purchases: purchases.map(({ withdrawnAt: _, ...rest }) => rest),
  }
  return state
}

test('two that are told at once, on two nodes, leave what the later reading found', async () => {
  const learner = await world.signIn()
  await stripe.buy(learner, 'monthly')
  const events = stripe.books.events.splice(0)
  for (const event of events) await stripe.tell(event)
  await Promise.all([stripe.handle(), stripe.handle(), stripe.handle()])
  expect(await stripe.entitlementOf(learner)).toMatchObject({ kind: 'subscribed' })
  const wish = { mutationId: newId(), step: 'declare' as const }
  expect(await learner.api.core.billing.withdraw(wish)).toMatchObject({ amount: 931 })
})
