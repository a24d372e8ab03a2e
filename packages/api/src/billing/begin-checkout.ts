import { entitlementOf } from '@kotonoha/billing/entitlement'
import type { Plan } from '@kotonoha/billing/plan'
import {
  addCheckout,
  type Checkout,
  findCheckout,
  keepCheckoutSession,
  listOpenCheckouts,
  saveCheckoutStatus,
} from '@kotonoha/user-db/queries/billing/checkouts'
import { addConsent } from '@kotonoha/user-db/queries/billing/consents'
import {
  addCustomer,
  findCustomer,
  takeTurnOfPayer,
} from '@kotonoha/user-db/queries/billing/customers'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { toProductError } from '../product-error'
import type { PayingLearner } from './billing-procedure'

/** Stripe lets a checkout live from half an hour to a day; nobody types longer than this. */
const checkoutMs = 60 * 60_000

/** One that is over in a moment is not gone on with, and Stripe begins none of less than this. */
const leastMs = { begun: 5 * 60_000, notBegun: 35 * 60_000 }

interface Wish {
  userDb: UserDb
  paying: PayingLearner
  email: string
  checkoutId: string
  plan: Plan
  termsVersion: string
  at: Date
}

/**
 * The checkout to go on with. There is one open at a time, whatever windows, nodes and repeated
 * requests ask for: another for the same plan is that one, and one for another plan is closed first.
 */
export async function beginCheckout(wish: Wish): Promise<{ checkoutId: string; url: string }> {
  const { userDb, paying, email, checkoutId } = wish
  const { provider, payer } = paying
  // What was paid a moment ago in another window counts, though nobody told yet.
  await paying.sync()
  const known = await findCustomer(userDb, payer)
  if (known === undefined) {
    const customerId = await provider.createCustomer({ userId: payer.userId, email })
    await userDb.transaction((queries) =>
      addCustomer(queries, { ...payer, customerId, at: wish.at }),
    )
  }
  const repeated = await findCheckout(userDb, { ...payer, checkoutId })
  if (repeated?.status === 'paid' || repeated?.status === 'pending') {
    throw toProductError('already-subscribed')
  }
  const isOther = repeated !== undefined && repeated.plan !== wish.plan
  if (isOther || (repeated !== undefined && !isUsable(repeated, wish.at))) {
    throw toProductError('id-taken')
  }
  const { checkout, others } = await claimCheckout(wish)
  for (const other of others) {
    if (other.session !== undefined) await provider.expireCheckout(other.session.sessionId)
    // One that was paid in this very moment is paid: what to do then is found out anew.
    if (await hasBeenPaid(wish, other)) {
      await paying.sync()
      throw toProductError('already-subscribed')
    }
    const { userId } = payer
    const ended = { userId, checkoutId: other.checkoutId, status: 'expired' as const }
    await saveCheckoutStatus(userDb, ended)
  }
  return openSession(wish, checkout)
}

/** Decides under the lock which checkout it is, so that two requests decide the same. */
function claimCheckout(wish: Wish): Promise<{ checkout: Checkout; others: Checkout[] }> {
  const { userDb, paying, checkoutId, plan, termsVersion, at } = wish
  const { payer } = paying
  return userDb.transaction(async (queries) => {
    await takeTurnOfPayer(queries, payer)
    await requireSomethingNew(wish, queries)
    const open = await listOpenCheckouts(queries, payer)
    const same = open.find((each) => each.plan === plan && isUsable(each, at))
    const others = open.filter((each) => each !== same)
    if (same !== undefined) return { checkout: same, others }
    const expiresAt = new Date(at.getTime() + checkoutMs)
    await addCheckout(queries, { ...payer, checkoutId, plan, termsVersion, at, expiresAt })
    const { userId } = payer
    const consent = { userId, consentId: checkoutId, textVersion: termsVersion, at }
    await addConsent(queries, { ...consent, kind: 'terms' })
    return { checkout: { checkoutId, plan, status: 'open', session: undefined, expiresAt }, others }
  })
}

function isUsable({ session, status, expiresAt }: Checkout, at: Date): boolean {
  const least = session === undefined ? leastMs.notBegun : leastMs.begun
  return status === 'open' && expiresAt.getTime() - at.getTime() > least
}

/** Throws `already-subscribed` for what the learner has; for ever may be bought beside the rest. */
async function requireSomethingNew(
  { paying, plan, at }: Wish,
  queries: Parameters<typeof findBillingFacts>[0],
): Promise<void> {
  const facts = await findBillingFacts(queries, paying.payer)
  const { kind } = entitlementOf(facts, at)
  const isRenewing = facts.subscriptions.some(
    ({ status, endedAt }) =>
      endedAt === undefined && status !== 'incomplete' && status !== 'incomplete_expired',
  )
  if (kind === 'lifetime' || (isRenewing && plan !== 'lifetime')) {
    throw toProductError('already-subscribed')
  }
}

async function hasBeenPaid({ paying }: Wish, { session }: Checkout): Promise<boolean> {
  if (session === undefined) return false
  const status = await paying.provider.findCheckout(session.sessionId)
  return status === 'paid' || status === 'pending'
}

/** Under the checkout's own id, so that asking twice opens one. */
async function openSession(
  { userDb, paying }: Wish,
  { checkoutId, plan, session, expiresAt }: Checkout,
): Promise<{ checkoutId: string; url: string }> {
  const { provider, payer, siteUrl } = paying
  if (session !== undefined) return { checkoutId, url: session.url }
  const customerId = (await findCustomer(userDb, payer)) ?? ''
  const opened = await provider.createCheckout({
    customerId,
    plan,
    checkoutId,
    expiresAt,
    paidUrl: `${siteUrl}/app/kanji/subscription?checkout=${checkoutId}`,
    leftUrl: `${siteUrl}/app/payments/checkout?plan=${plan}`,
  })
  await keepCheckoutSession(userDb, { userId: payer.userId, checkoutId, ...opened })
  return { checkoutId, url: opened.url }
}
