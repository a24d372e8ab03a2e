import type { BillingFacts } from '@kotonoha/billing/billing-facts'
import type { Entitlement } from '@kotonoha/billing/entitlement'
import { entitlementOf, everything } from '@kotonoha/billing/entitlement'
import { usualFreeLevels } from '@kotonoha/billing/plan'
import { findWithdrawal } from '@kotonoha/billing/withdrawal'
import { billingTermsVersion } from '@kotonoha/contract/core/billing/billing-terms'
import type { output } from '@kotonoha/contract/core/billing/get-plan'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { type PaymentProvider, type Payments, PaymentsUnavailableError } from '../payments/payments'

type PlanAnswer = z.infer<typeof output>

interface Asked {
  userDb: UserDb
  payments?: Payments | undefined
  userId: string
  at: Date
}

/** What a learner has, what they can buy, and what they can take back. */
export async function getPlanOf({ userDb, payments, userId, at }: Asked): Promise<PlanAnswer> {
  const freeLevels = payments?.freeLevels ?? usualFreeLevels
  const shared = { freeLevels, termsVersion: billingTermsVersion }
  if (payments === undefined) {
    return {
      ...shared,
      provider: 'off',
      entitlement: toWireEntitlement(everything),
      tax: 'included',
      prices: [],
      subscription: null,
      withdrawal: null,
    }
  }
  const { provider } = payments
  const facts = await findBillingFacts(userDb, { userId, provider: provider.name })
  return {
    ...shared,
    provider: provider.name,
    entitlement: toWireEntitlement(entitlementOf(facts, at)),
    ...(await findPrices(provider)),
    subscription: toWireSubscription(facts, at),
    withdrawal: toWireWithdrawal(facts, at),
  }
}

/** The page goes on without them: what was bought does not hang on who sells. */
async function findPrices(provider: PaymentProvider): Promise<Pick<PlanAnswer, 'tax' | 'prices'>> {
  try {
    return await provider.listPrices()
  } catch (error) {
    if (error instanceof PaymentsUnavailableError) return { tax: 'included', prices: null }
    throw error
  }
}

function toWireEntitlement({ kind, until, notice }: Entitlement): PlanAnswer['entitlement'] {
  return { kind, until: until?.toISOString() ?? null, notice: notice ?? null }
}

/** The subscription that goes on; the one begun last where there are several. */
function toWireSubscription(
  { subscriptions, purchases }: BillingFacts,
  at: Date,
): PlanAnswer['subscription'] {
  const found = subscriptions.find(
    ({ subscriptionId, status, endedAt, cancelsAt }) =>
      endedAt === undefined &&
      !(cancelsAt !== undefined && cancelsAt <= at) &&
      status !== 'incomplete' &&
      status !== 'incomplete_expired' &&
      !purchases.some((each) => each.contractId === subscriptionId && each.withdrawnAt),
  )
  if (found === undefined) return null
  const { plan, periodEndsAt, cancelsAt, status } = found
  return {
    plan,
    periodEndsAt: periodEndsAt?.toISOString() ?? null,
    cancelsAt: cancelsAt?.toISOString() ?? null,
    isPaymentDue: status === 'past_due' || status === 'unpaid',
  }
}

function toWireWithdrawal(facts: BillingFacts, at: Date): PlanAnswer['withdrawal'] {
  const found = findWithdrawal(facts, at)
  if (found === undefined) return null
  const { plan, currency } = found.purchase
  return { plan, amount: found.amount, currency, until: found.until.toISOString() }
}
