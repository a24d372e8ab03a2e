import { findWithdrawal, type Withdrawal } from '@kotonoha/billing/withdrawal'
import { billingTermsVersion } from '@kotonoha/contract/core/billing/billing-terms'
import type { output } from '@kotonoha/contract/core/billing/withdraw'
import { addConsent } from '@kotonoha/user-db/queries/billing/consents'
import { findBillingFacts, noteWithdrawal } from '@kotonoha/user-db/queries/billing/facts'
import { findProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { toUuid } from '@kotonoha/user-db/queries/study/events'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { toProductError } from '../product-error'
import type { PayingLearner } from './billing-procedure'
import { renewEntitlement } from './sync-customer'

type Answer = z.infer<typeof output>

/** The first step: what would be left, and what would be given back. */
export async function getWithdrawalOf(
  queries: Queries,
  { payer, at }: { payer: PayingLearner['payer']; at: Date },
): Promise<Answer> {
  return toAnswer(await getWithdrawal(queries, { payer, at }), null)
}

/**
 * The second step. The declaration counts from the moment it is received, so it is kept, told by
 * mail and takes effect here; the payment service gives the money back afterwards, tried again
 * until it has.
 */
export async function withdrawNow(
  queries: Queries,
  { paying, email, at }: { paying: PayingLearner; email: string; at: Date },
): Promise<Answer> {
  const { payer } = paying
  const { userId } = payer
  const withdrawal = await getWithdrawal(queries, { payer, at })
  const { payments, amount } = withdrawal
  const { paymentId, plan, currency } = withdrawal.purchase
  for (const each of payments) {
    await noteWithdrawal(queries, { userId, paymentId: each.paymentId, at })
  }
  const consentId = toUuid(`${userId}/withdrawal/${paymentId}`)
  const textVersion = billingTermsVersion
  await addConsent(queries, { userId, consentId, kind: 'withdrawal', textVersion, at })
  await renewEntitlement(queries, { ...payer, at })
  const firstName = (await findProfile(queries, userId))?.firstName ?? ''
  const bought = { paymentId, plan, amount, currency }
  const notice = { userId, email, firstName, ...bought, withdrawnAt: at }
  await paying.announceWithdrawal(queries, notice)
  return toAnswer(withdrawal, at)
}

async function getWithdrawal(
  queries: Queries,
  { payer, at }: { payer: PayingLearner['payer']; at: Date },
): Promise<Withdrawal> {
  const found = findWithdrawal(await findBillingFacts(queries, payer), at)
  if (found === undefined) throw toProductError('nothing-to-withdraw')
  return found
}

function toAnswer({ purchase, amount, until }: Withdrawal, withdrawnAt: Date | null): Answer {
  const { plan, currency } = purchase
  return {
    plan,
    amount,
    currency,
    until: until.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}
