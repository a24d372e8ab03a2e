import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type PaymentProviderName, providerNumbers } from './billing-numbers'

/** A learner and the payment service that they pay with. */
export interface Payer {
  userId: string
  provider: PaymentProviderName
}

const customerOf = statement<{ customer_id: string }>(`
  SELECT customer_id FROM billing_customer WHERE user_id = $1 AND provider = $2`)

/** Under which id the payment service knows a learner; undefined before their first checkout. */
export async function findCustomer(
  queries: Queries,
  { userId, provider }: Payer,
): Promise<string | undefined> {
  const [row] = await queries.query(customerOf, [userId, providerNumbers.toNumber(provider)])
  return row?.customer_id
}

const insertCustomer = statement(`
  INSERT INTO billing_customer (user_id, provider, customer_id, created_at, reads_begun, read_kept)
  VALUES ($1, $2, $3, $4, 0, 0)
  ON CONFLICT (user_id, provider) DO NOTHING`)

const insertOwner = statement(`
  INSERT INTO billing_customer_owner (customer_id, user_id)
  VALUES ($1, $2)
  ON CONFLICT (customer_id) DO NOTHING`)

/** Keeps it; one that is known already stays. To be called in a transaction. */
export async function addCustomer(
  queries: Queries,
  { userId, provider, customerId, at }: Payer & { customerId: string; at: Date },
): Promise<void> {
  const number = providerNumbers.toNumber(provider)
  const added = await queries.run(insertCustomer, [userId, number, customerId, at])
  if (added === 1) await queries.run(insertOwner, [customerId, userId])
}

const deleteOwner = statement(`
  DELETE FROM billing_customer_owner
  WHERE  user_id = $1 AND customer_id IN (
           SELECT customer_id FROM billing_customer WHERE user_id = $1 AND provider = $2)`)

const deleteCustomer = statement(`
  DELETE FROM billing_customer WHERE user_id = $1 AND provider = $2`)

/** Forgets one that the payment service knows no more. To be called in a transaction. */
export async function removeCustomer(queries: Queries, { userId, provider }: Payer): Promise<void> {
  const payer = [userId, providerNumbers.toNumber(provider)]
  await queries.run(deleteOwner, payer)
  await queries.run(deleteCustomer, payer)
}

const ownerOf = statement<{ user_id: string }>(`
  SELECT user_id FROM billing_customer_owner WHERE customer_id = $1`)

/** The learner whose customer it is. */
export async function findOwner(queries: Queries, customerId: string): Promise<string | undefined> {
  const [row] = await queries.query(ownerOf, [customerId])
  return row?.user_id
}

const beginRead = statement<{ reads_begun: number }>(`
  UPDATE billing_customer
  SET    reads_begun = reads_begun + 1
  WHERE  user_id = $1 AND provider = $2
  RETURNING reads_begun`)

/** Numbers a reading of what the payment service knows, before it is asked. */
export async function beginReading(queries: Queries, { userId, provider }: Payer): Promise<number> {
  const [row] = await queries.query(beginRead, [userId, providerNumbers.toNumber(provider)])
  return row?.reads_begun ?? 0
}

const keepRead = statement(`
  UPDATE billing_customer
  SET    read_kept = $3
  WHERE  user_id = $1 AND provider = $2 AND read_kept < $3`)

/** Whether what was read may be kept: false where a reading that began later is kept already. */
export async function isReadingNewest(
  queries: Queries,
  { userId, provider, reading }: Payer & { reading: number },
): Promise<boolean> {
  const values = [userId, providerNumbers.toNumber(provider), reading]
  return (await queries.run(keepRead, values)) === 1
}

const lockCustomer = statement<{ customer_id: string }>(`
  SELECT customer_id FROM billing_customer WHERE user_id = $1 AND provider = $2 FOR UPDATE`)

/** Has the checkouts of one learner begin in turn, on every node. To be called in a transaction. */
export async function takeTurnOfPayer(
  queries: Queries,
  { userId, provider }: Payer,
): Promise<void> {
  await queries.query(lockCustomer, [userId, providerNumbers.toNumber(provider)])
}
