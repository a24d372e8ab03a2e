import type { BillingFacts } from '@kotonoha/billing/billing-facts'
import { entitlementOf } from '@kotonoha/billing/entitlement'
import { findUnusedAmount } from '@kotonoha/billing/unused-amount'
import type { CheckoutStatus } from '@kotonoha/user-db/queries/billing/billing-numbers'
import { listOpenCheckouts, saveCheckoutStatus } from '@kotonoha/user-db/queries/billing/checkouts'
import {
  beginReading,
  findCustomer,
  isReadingNewest,
  type Payer,
  removeCustomer,
} from '@kotonoha/user-db/queries/billing/customers'
import { saveEntitlement } from '@kotonoha/user-db/queries/billing/entitlements'
import { findBillingFacts, saveBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { PaymentProvider } from '../payments/payments'

interface SyncedCustomer {
  userDb: UserDb
  provider: PaymentProvider
  userId: string
  clock: () => Date
}

/**
 * Asks the payment service how everything of a learner is now, and keeps that. What it told before,
 * how often and in which order does not matter.
 */
export async function syncCustomer(customer: SyncedCustomer): Promise<void> {
  await readAndKeep(customer)
  if (await settle(customer)) await readAndKeep(customer)
}

async function readAndKeep({ userDb, provider, userId, clock }: SyncedCustomer): Promise<void> {
  const payer = { userId, provider: provider.name }
  const customerId = await findCustomer(userDb, payer)
  if (customerId === undefined) return
  const reading = await beginReading(userDb, payer)
  const checkouts: { checkoutId: string; status: CheckoutStatus }[] = []
  for (const { checkoutId, session } of await listOpenCheckouts(userDb, payer)) {
    if (session === undefined) continue
    checkouts.push({ checkoutId, status: await provider.findCheckout(session.sessionId) })
  }
  const state = await provider.readCustomer(customerId)
  await userDb.transaction(async (queries) => {
    if (!(await isReadingNewest(queries, { ...payer, reading }))) return
    const at = clock()
    if (state === undefined) await endAll(queries, payer, at)
    else await saveBillingFacts(queries, { ...payer, ...state, at })
    for (const each of checkouts) await saveCheckoutStatus(queries, { userId, ...each })
    await renewEntitlement(queries, { ...payer, at })
  })
}

/**
 * The customer was deleted where payments are taken, and every subscription ended with that. What
 * was paid for once stays; who buys again becomes a customer anew.
 */
async function endAll(queries: Queries, payer: Payer, at: Date): Promise<void> {
  const { subscriptions } = await findBillingFacts(queries, payer)
  const ended = subscriptions
    .filter(({ endedAt }) => endedAt === undefined)
    .map((each) => ({ ...each, status: 'canceled' as const, endedAt: at }))
  await saveBillingFacts(queries, { ...payer, subscriptions: ended, purchases: [], at })
  await removeCustomer(queries, payer)
}

/** Finds out anew what a learner has, and keeps it where every request looks. */
export async function renewEntitlement(
  queries: Queries,
  { at, ...payer }: { userId: string; provider: PaymentProvider['name']; at: Date },
): Promise<void> {
  const entitlement = entitlementOf(await findBillingFacts(queries, payer), at)
  await saveEntitlement(queries, { ...payer, entitlement, at })
}

/**
 * Does what follows from how things are, as often as it takes: a withdrawn contract ends and is
 * paid back; who bought for ever needs no subscription beside it. Says whether there was anything.
 */
async function settle({ userDb, provider, userId, clock }: SyncedCustomer): Promise<boolean> {
  const payer = { userId, provider: provider.name }
  const facts = await findBillingFacts(userDb, payer)
  const withdrawn = facts.purchases.filter(
    (each) => each.withdrawnAt !== undefined && each.refundedAt === undefined,
  )
  for (const { paymentId, contractId } of withdrawn) {
    if (isRunning(facts, contractId)) await provider.endSubscription(contractId)
    await provider.refund({ paymentId, key: `withdrawal:${paymentId}` })
  }
  const replaced = await endReplaced(provider, facts, clock())
  return withdrawn.length > 0 || replaced
}

async function endReplaced(
  provider: PaymentProvider,
  facts: BillingFacts,
  now: Date,
): Promise<boolean> {
  if (entitlementOf(facts, now).kind !== 'lifetime') return false
  const running = facts.subscriptions.filter((each) => isRunning(facts, each.subscriptionId))
  for (const subscription of running) {
    const { subscriptionId } = subscription
    const latest = facts.purchases.find((each) => each.contractId === subscriptionId)
    if (latest !== undefined && latest.refundedAt === undefined) {
      const { paymentId } = latest
      const amount = findUnusedAmount(latest, subscription, now)
      const key = `replaced:${paymentId}`
      if (amount > 0) await provider.refund({ paymentId, amount, key })
    }
    await provider.endSubscription(subscriptionId)
  }
  return running.length > 0
}

function isRunning({ subscriptions }: BillingFacts, contractId: string): boolean {
  return subscriptions.some(
    ({ subscriptionId, status, endedAt }) =>
      subscriptionId === contractId && endedAt === undefined && status !== 'incomplete_expired',
  )
}
