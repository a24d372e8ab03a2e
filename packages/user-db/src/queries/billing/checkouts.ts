import type { Plan } from '@kotonoha/billing/plan'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import {
  type CheckoutStatus,
  checkoutNumbers,
  planNumbers,
  providerNumbers,
} from './billing-numbers'
import type { Payer } from './customers'

/** A learner's way to pay for a plan. */
export interface Checkout {
  checkoutId: string
  plan: Plan
  status: CheckoutStatus
  /** The payment service's own id and page; undefined until it has answered. */
  session: { sessionId: string; url: string } | undefined
  expiresAt: Date
}

interface CheckoutRow {
  checkout_id: string
  plan: number
  status: number
  session_id: string | null
  url: string | null
  expires_at: Date
}

const columns = 'checkout_id, plan, status, session_id, url, expires_at'

const checkoutOf = statement<CheckoutRow>(`
  SELECT ${columns} FROM billing_checkout
  WHERE  user_id = $1 AND provider = $2 AND checkout_id = $3`)

export async function findCheckout(
  queries: Queries,
  { userId, provider, checkoutId }: Payer & { checkoutId: string },
): Promise<Checkout | undefined> {
  const values = [userId, providerNumbers.toNumber(provider), checkoutId]
  const [row] = await queries.query(checkoutOf, values)
  return row && toCheckout(row)
}

const openCheckouts = statement<CheckoutRow>(`
  SELECT ${columns} FROM billing_checkout
  WHERE  user_id = $1 AND provider = $2 AND status IN (0, 4)
  ORDER  BY created_at, checkout_id`)

/** Those of which no end is known. */
export async function listOpenCheckouts(
  queries: Queries,
  { userId, provider }: Payer,
): Promise<Checkout[]> {
  const rows = await queries.query(openCheckouts, [userId, providerNumbers.toNumber(provider)])
  return rows.map(toCheckout)
}

function toCheckout(row: CheckoutRow): Checkout {
  return {
    checkoutId: row.checkout_id,
    plan: planNumbers.toName(row.plan),
    status: checkoutNumbers.toName(row.status),
    session:
      row.session_id === null || row.url === null
        ? undefined
        : { sessionId: row.session_id, url: row.url },
    expiresAt: row.expires_at,
  }
}

const insert = statement(`
  INSERT INTO billing_checkout (user_id, checkout_id, provider, plan, status, terms_version,
                                created_at, expires_at)
  VALUES ($1, $2, $3, $4, 0, $5, $6, $7)
  ON CONFLICT (user_id, checkout_id) DO NOTHING`)

export interface NewCheckout extends Payer {
  checkoutId: string
  plan: Plan
  termsVersion: string
  at: Date
  expiresAt: Date
}

export async function addCheckout(queries: Queries, checkout: NewCheckout): Promise<void> {
  const { userId, checkoutId, provider, plan, termsVersion, at, expiresAt } = checkout
  await queries.run(insert, [
    userId,
    checkoutId,
    providerNumbers.toNumber(provider),
    planNumbers.toNumber(plan),
    termsVersion,
    at,
    expiresAt,
  ])
}

const keepSession = statement(`
  UPDATE billing_checkout SET session_id = $3, url = $4 WHERE user_id = $1 AND checkout_id = $2`)

/** Keeps what the payment service made of a checkout. */
export async function keepCheckoutSession(
  queries: Queries,
  {
    userId,
    checkoutId,
    sessionId,
    url,
  }: { userId: string; checkoutId: string; sessionId: string; url: string },
): Promise<void> {
  await queries.run(keepSession, [userId, checkoutId, sessionId, url])
}

const endCheckout = statement(`
  UPDATE billing_checkout SET status = $3 WHERE user_id = $1 AND checkout_id = $2`)

export async function saveCheckoutStatus(
  queries: Queries,
  { userId, checkoutId, status }: { userId: string; checkoutId: string; status: CheckoutStatus },
): Promise<void> {
  await queries.run(endCheckout, [userId, checkoutId, checkoutNumbers.toNumber(status)])
}
