import type {
  BillingFacts,
  KeptPurchase,
  Purchase,
  Subscription,
} from '@kotonoha/billing/billing-facts'
import { statement } from '../../statement'
import { together } from '../../together'
import type { Queries } from '../../user-db'
import { planNumbers, providerNumbers, statusNumbers } from './billing-numbers'
import type { Payer } from './customers'

interface SubscriptionRow {
  subscription_id: string
  plan: number
  status: number
  started_at: Date
  period_ends_at: Date | null
  cancels_at: Date | null
  ended_at: Date | null
  past_due_since: Date | null
}

const subscriptionsOf = statement<SubscriptionRow>(`
  SELECT subscription_id, plan, status, started_at, period_ends_at, cancels_at, ended_at,
         past_due_since
  FROM   billing_subscription
  WHERE  user_id = $1 AND provider = $2
  ORDER  BY started_at DESC, subscription_id`)

interface PurchaseRow {
  payment_id: string
  contract_id: string
  plan: number
  amount: number
  currency: string
  paid_at: Date
  refunded_at: Date | null
  dispute_lost_at: Date | null
  withdrawn_at: Date | null
}

const purchasesOf = statement<PurchaseRow>(`
  SELECT payment_id, contract_id, plan, amount, currency, paid_at, refunded_at, dispute_lost_at,
         withdrawn_at
  FROM   billing_purchase
  WHERE  user_id = $1 AND provider = $2
  ORDER  BY paid_at DESC, payment_id`)

/** What a learner bought, the newest first. */
export async function findBillingFacts(
  queries: Queries,
  { userId, provider }: Payer,
): Promise<BillingFacts> {
  const payer = [userId, providerNumbers.toNumber(provider)]
  const [subscriptions, purchases] = await together([
    queries.query(subscriptionsOf, payer),
    queries.query(purchasesOf, payer),
  ])
  return { subscriptions: subscriptions.map(toSubscription), purchases: purchases.map(toPurchase) }
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    subscriptionId: row.subscription_id,
    plan: planNumbers.toName(row.plan),
    status: statusNumbers.toName(row.status),
    startedAt: row.started_at,
    periodEndsAt: row.period_ends_at ?? undefined,
    cancelsAt: row.cancels_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    pastDueSince: row.past_due_since ?? undefined,
  }
}

function toPurchase(row: PurchaseRow): KeptPurchase {
  return {
    paymentId: row.payment_id,
    contractId: row.contract_id,
    plan: planNumbers.toName(row.plan),
    amount: Number(row.amount),
    currency: row.currency,
    paidAt: row.paid_at,
    refundedAt: row.refunded_at ?? undefined,
    disputeLostAt: row.dispute_lost_at ?? undefined,
    withdrawnAt: row.withdrawn_at ?? undefined,
  }
}

const saveSubscription = statement(`
  INSERT INTO billing_subscription (user_id, subscription_id, provider, plan, status, started_at,
                                    period_ends_at, cancels_at, ended_at, past_due_since, seen_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (user_id, subscription_id) DO UPDATE
  SET    plan = excluded.plan, status = excluded.status, started_at = excluded.started_at,
         period_ends_at = excluded.period_ends_at, cancels_at = excluded.cancels_at,
         ended_at = excluded.ended_at, past_due_since = excluded.past_due_since,
         seen_at = excluded.seen_at`)

const savePurchase = statement(`
  INSERT INTO billing_purchase (user_id, payment_id, provider, contract_id, plan, amount, currency,
                                paid_at, refunded_at, dispute_lost_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (user_id, payment_id) DO UPDATE
  SET    contract_id = excluded.contract_id, plan = excluded.plan, amount = excluded.amount,
         currency = excluded.currency, paid_at = excluded.paid_at,
         refunded_at = excluded.refunded_at, dispute_lost_at = excluded.dispute_lost_at`)

/** Keeps what the payment service says now; what the learner declared here stays. */
export async function saveBillingFacts(
  queries: Queries,
  {
    userId,
    provider,
    at,
    subscriptions,
    purchases,
  }: Payer & {
    at: Date
    subscriptions: readonly Subscription[]
    purchases: readonly Purchase[]
  },
): Promise<void> {
  const number = providerNumbers.toNumber(provider)
  for (const each of subscriptions) {
    await queries.run(saveSubscription, [
      userId,
      each.subscriptionId,
      number,
      planNumbers.toNumber(each.plan),
      statusNumbers.toNumber(each.status),
      each.startedAt,
      each.periodEndsAt ?? null,
      each.cancelsAt ?? null,
      each.endedAt ?? null,
      each.pastDueSince ?? null,
      at,
    ])
  }
  for (const each of purchases) {
    await queries.run(savePurchase, [
      userId,
      each.paymentId,
      number,
      each.contractId,
      planNumbers.toNumber(each.plan),
      each.amount,
      each.currency,
      each.paidAt,
      each.refundedAt ?? null,
      each.disputeLostAt ?? null,
    ])
  }
}

const withdraw = statement(`
  UPDATE billing_purchase
  SET    withdrawn_at = $3
  WHERE  user_id = $1 AND payment_id = $2 AND withdrawn_at IS NULL`)

/** Notes that the learner withdrew from the contract of a payment; says whether that is new. */
export async function noteWithdrawal(
  queries: Queries,
  { userId, paymentId, at }: { userId: string; paymentId: string; at: Date },
): Promise<boolean> {
  return (await queries.run(withdraw, [userId, paymentId, at])) === 1
}

const overdue = statement<{ user_id: string }>(`
  SELECT user_id FROM billing_subscription
  WHERE  provider = $1 AND ended_at IS NULL AND period_ends_at <= $2 AND seen_at < $3
  UNION
  SELECT user_id FROM billing_checkout
  WHERE  provider = $1 AND status IN (0, 4) AND session_id IS NOT NULL AND created_at < $3
  UNION
  SELECT user_id FROM billing_purchase
  WHERE  provider = $1 AND withdrawn_at IS NOT NULL AND refunded_at IS NULL
  LIMIT  $4`)

/**
 * Learners of whom something should have been heard: a period is over, a checkout is open still, or
 * money is to be given back. Looks across users: for work in the background only.
 */
export async function listOverduePayers(
  queries: Queries,
  {
    provider,
    at,
    seenBefore,
    limit,
  }: { provider: Payer['provider']; at: Date; seenBefore: Date; limit: number },
): Promise<string[]> {
  const values = [providerNumbers.toNumber(provider), at, seenBefore, limit]
  return (await queries.query(overdue, values)).map((row) => row.user_id)
}
