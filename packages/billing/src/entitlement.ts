import { type BillingFacts, dayMs, type Subscription } from './billing-facts'

/**
 * `everything`: nothing is sold here. `lifetime`, `subscribed`: bought. `free`: the dictionary, the
 * first levels, and reviews of everything that was learnt.
 */
export const entitlementKinds = ['free', 'subscribed', 'lifetime', 'everything'] as const

export type EntitlementKind = (typeof entitlementKinds)[number]

/**
 * What the learner should hear: a payment failed and there is time to mend it; it failed and the
 * time is over; the subscription will end; it has ended.
 */
export const billingNotices = ['past-due', 'payment-failed', 'ends', 'ended'] as const

export type BillingNotice = (typeof billingNotices)[number]

export interface Entitlement {
  kind: EntitlementKind
  /** When it ends, as far as that is known; undefined: it goes on. */
  until: Date | undefined
  notice: BillingNotice | undefined
}

/** A payment that failed takes nothing away for so long: cards run out, banks ask back. */
export const pastDueGraceDays = 14

/** Where nothing is sold. */
export const everything: Entitlement = { kind: 'everything', until: undefined, notice: undefined }

/**
 * What a learner has at a moment. Only how things are counts, never in which order they were told;
 * so any order, repetition and delay of what a payment service tells ends in the same.
 */
export function entitlementOf({ subscriptions, purchases }: BillingFacts, now: Date): Entitlement {
  const isVoid = (contractId: string) =>
    purchases.some((each) => each.contractId === contractId && each.withdrawnAt !== undefined)
  const hasLifetime = purchases.some(
    (each) =>
      each.plan === 'lifetime' &&
      each.refundedAt === undefined &&
      each.disputeLostAt === undefined &&
      each.withdrawnAt === undefined,
  )
  if (hasLifetime) return { kind: 'lifetime', until: undefined, notice: undefined }
  const valid = subscriptions.filter(({ subscriptionId }) => !isVoid(subscriptionId))
  const running = valid
    .flatMap((each) => toTerm(each) ?? [])
    .filter(({ until }) => until === undefined || now < until)
    .toSorted((a, b) => toTime(b.until) - toTime(a.until))
  const [longest] = running
  if (longest !== undefined) return { kind: 'subscribed', ...longest }
  return { kind: 'free', until: undefined, notice: findNoticeOfFree(valid) }
}

type Term = Pick<Entitlement, 'until' | 'notice'>

/** How long a subscription gives what it was bought for; undefined: not at all. */
function toTerm(subscription: Subscription): Term | undefined {
  const { status, cancelsAt, endedAt, periodEndsAt } = subscription
  switch (status) {
    case 'trialing':
    case 'active':
      return { until: cancelsAt, notice: cancelsAt === undefined ? undefined : 'ends' }
    case 'past_due':
    case 'unpaid':
      return { until: earliest(findGraceEnd(subscription), cancelsAt), notice: 'past-due' }
    case 'canceled':
      return { until: endedAt ?? periodEndsAt ?? new Date(0), notice: 'ends' }
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return undefined
  }
}

function findGraceEnd({ pastDueSince, startedAt }: Subscription): Date {
  return new Date((pastDueSince ?? startedAt).getTime() + pastDueGraceDays * dayMs)
}

function findNoticeOfFree(subscriptions: readonly Subscription[]): BillingNotice | undefined {
  const isUnpaid = subscriptions.some(({ status }) => status === 'past_due' || status === 'unpaid')
  if (isUnpaid) return 'payment-failed'
  const hasEnded = subscriptions.some(({ status }) => status === 'canceled' || status === 'active')
  return hasEnded ? 'ended' : undefined
}

function earliest(a: Date, b: Date | undefined): Date {
  return b !== undefined && b < a ? b : a
}

function toTime(until: Date | undefined): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY
}

/** The same, at a later moment than that for which it was found out. */
export function entitlementAt(entitlement: Entitlement, now: Date): Entitlement {
  const { until, notice } = entitlement
  if (until === undefined || now < until) return entitlement
  const after = notice === 'past-due' ? 'payment-failed' : 'ended'
  return { kind: 'free', until: undefined, notice: after }
}

/** The last level whose lessons somebody has; without bound where all are included. */
export function findLastLevelIncluded(
  { kind }: Pick<Entitlement, 'kind'>,
  freeLevels: number,
): number {
  return kind === 'free' ? freeLevels : Number.POSITIVE_INFINITY
}
