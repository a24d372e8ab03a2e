import { describe, expect, test } from 'vitest'
import type { KeptPurchase, Subscription } from './billing-facts'
import { entitlementAt, entitlementOf, findLastLevelIncluded } from './entitlement'
import { findUnusedAmount } from './unused-amount'
import { findWithdrawal } from './withdrawal'

const day = (date: string) => new Date(`${date}T12:00:00Z`)
const second = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub',
  plan: 'monthly',
  status: 'active',
  startedAt: day('2026-01-01'),
  periodEndsAt: day('2026-02-01'),
  cancelsAt: undefined,
  endedAt: undefined,
  pastDueSince: undefined,
  ...more,
})

const purchase = (more: Partial<KeptPurchase> = {}): KeptPurchase => ({
  paymentId: 'pay',
  contractId: 'sub',
  plan: 'monthly',
  amount: 900,
  currency: 'eur',
  paidAt: day('2026-01-01'),
  refundedAt: undefined,
  disputeLostAt: undefined,
  withdrawnAt: undefined,
  ...more,
})

const lifetime = (more: Partial<KeptPurchase> = {}) =>
  purchase({ paymentId: 'once', contractId: 'once', plan: 'lifetime', amount: 18_000, ...more })

const kindAt = (subscriptions: Subscription[], now: Date, purchases: KeptPurchase[] = []) =>
  entitlementOf({ subscriptions, purchases }, now).kind

describe('what a subscription gives', () => {
  test.each([
    ['trialing', 'subscribed', 'a trial is the whole thing'],
    ['active', 'subscribed', 'paid'],
    ['incomplete', 'free', 'the first payment never went through'],
    ['incomplete_expired', 'free', 'nor will it'],
    ['paused', 'free', 'a trial that ended without a way to pay'],
  ] as const)('%s is %s: %s', (status, kind, _why) => {
    expect(kindAt([subscription({ status })], day('2026-01-10'))).toBe(kind)
  })

  test('nobody loses an active one because its renewal was not told yet', () => {
    expect(kindAt([subscription()], day('2026-02-20'))).toBe('subscribed')
  })

  test('a failed payment leaves 14 days to the second, and says so', () => {
    const since = day('2026-02-01')
    const due = [subscription({ status: 'past_due', pastDueSince: since })]
    const end = day('2026-02-15')
    const facts = { subscriptions: due, purchases: [] }
    expect(entitlementOf(facts, second(end, -1))).toEqual({
      kind: 'subscribed',
      until: end,
      notice: 'past-due',
    })
    expect(entitlementOf(facts, end)).toMatchObject({ kind: 'free', notice: 'payment-failed' })
  })

  test('a cancelled one goes on to the second at which it ends', () => {
    const end = day('2026-02-01')
    const cancelled = [subscription({ cancelsAt: end })]
    const facts = { subscriptions: cancelled, purchases: [] }
    expect(entitlementOf(facts, second(end, -1))).toMatchObject({ until: end, notice: 'ends' })
    expect(entitlementOf(facts, end)).toMatchObject({ kind: 'free', notice: 'ended' })
  })

  test('one that was ended early is over then, whatever was paid for', () => {
    const ended = [subscription({ status: 'canceled', endedAt: day('2026-01-10') })]
    expect(kindAt(ended, day('2026-01-09'))).toBe('subscribed')
    expect(kindAt(ended, day('2026-01-10'))).toBe('free')
  })

  test('of several the longest counts', () => {
    const both = [
      subscription({ subscriptionId: 'a', cancelsAt: day('2026-02-01') }),
      subscription({ subscriptionId: 'b', cancelsAt: day('2026-05-01') }),
    ]
    expect(entitlementOf({ subscriptions: both, purchases: [] }, day('2026-01-10')).until).toEqual(
      day('2026-05-01'),
    )
  })
})

describe('what a payment for ever gives', () => {
  test.each([
    [{}, 'lifetime', 'paid'],
    [{ refundedAt: day('2026-01-05') }, 'free', 'given back'],
    [{ disputeLostAt: day('2026-01-05') }, 'free', 'taken back by the bank'],
    [{ withdrawnAt: day('2026-01-05') }, 'free', 'withdrawn, before the money is back'],
  ] as const)('%o is %s: %s', (more, kind, _why) => {
    expect(kindAt([], day('2026-01-10'), [lifetime(more)])).toBe(kind)
  })

  test('it outlives every subscription', () => {
    const ended = subscription({ status: 'canceled', endedAt: day('2026-01-10') })
    expect(kindAt([ended], day('2030-01-01'), [lifetime()])).toBe('lifetime')
  })
})

test('a withdrawn subscription gives nothing from that moment on', () => {
  const withdrawn = [purchase({ withdrawnAt: day('2026-01-05') })]
  expect(kindAt([subscription()], day('2026-01-06'), withdrawn)).toBe('free')
})

test('what was found out earlier ends by itself', () => {
  const until = day('2026-02-01')
  const kept = { kind: 'subscribed', until, notice: 'ends' } as const
  expect(entitlementAt(kept, second(until, -1))).toEqual(kept)
  expect(entitlementAt(kept, until)).toMatchObject({ kind: 'free', notice: 'ended' })
  const due = { kind: 'subscribed', until, notice: 'past-due' } as const
  expect(entitlementAt(due, until)).toMatchObject({ kind: 'free', notice: 'payment-failed' })
})

test('some levels are free, and all are included in everything else', () => {
  expect(findLastLevelIncluded({ kind: 'free' }, 3)).toBe(3)
  for (const kind of ['subscribed', 'lifetime', 'everything'] as const) {
    expect(findLastLevelIncluded({ kind }, 3)).toBe(Number.POSITIVE_INFINITY)
  }
})

describe('withdrawing', () => {
  const facts = (...purchases: KeptPurchase[]) => ({ subscriptions: [subscription()], purchases })

  test('is possible until the fourteenth day after the purchase is over everywhere on earth', () => {
    const end = day('2026-01-16')
    expect(findWithdrawal(facts(purchase()), second(end, -1))?.until).toEqual(end)
    expect(findWithdrawal(facts(purchase()), end)).toBeUndefined()
  })

  test('is about the first payment of a contract: a renewal begins none', () => {
    const renewal = purchase({ paymentId: 'second', paidAt: day('2026-02-01') })
    expect(findWithdrawal(facts(purchase(), renewal), day('2026-02-02'))).toBeUndefined()
  })

  test('gives back what a change of plan cost as well', () => {
    const change = purchase({ paymentId: 'second', amount: 6300, paidAt: day('2026-01-03') })
    const found = findWithdrawal(facts(change, purchase()), day('2026-01-04'))
    expect(found?.amount).toBe(7200)
    expect(found?.payments.map(({ paymentId }) => paymentId)).toEqual(['second', 'pay'])
  })

  test('a new contract has its own days', () => {
    const later = lifetime({ paidAt: day('2026-03-01') })
    const found = findWithdrawal(facts(purchase(), later), day('2026-03-02'))
    expect(found?.purchase.paymentId).toBe('once')
  })

  test.each([
    [{ refundedAt: day('2026-01-02') }, 'given back already'],
    [{ withdrawnAt: day('2026-01-02') }, 'withdrawn already'],
    [{ disputeLostAt: day('2026-01-02') }, 'taken back by the bank'],
  ])('%o is nothing to withdraw from: %s', (more, _why) => {
    expect(findWithdrawal(facts(purchase(more)), day('2026-01-03'))).toBeUndefined()
  })
})

test.each([
  ['2026-01-01', 900, 'all of it at once'],
  ['2026-01-16', 464, 'sixteen of 31 days are left'],
  ['2026-02-01', 0, 'the time is over'],
  ['2026-03-01', 0, 'long over'],
])('on %s, %d of what was paid is for time to come: %s', (now, amount) => {
  expect(findUnusedAmount(purchase(), subscription(), day(now))).toBe(amount)
})
