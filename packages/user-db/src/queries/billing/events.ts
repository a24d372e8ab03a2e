import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type PaymentProviderName, providerNumbers } from './billing-numbers'

/** Something that the payment service told, verified to be its own. */
export interface BillingEvent {
  eventId: string
  provider: PaymentProviderName
  type: string
  objectId: string
  /** The customer it is about; undefined where it names none. */
  customerId: string | undefined
}

const insert = statement(`
  INSERT INTO billing_event (event_id, provider, type, object_id, customer_id, received_at, due_at,
                             failures)
  VALUES ($1, $2, $3, $4, $5, $6, $6, 0)
  ON CONFLICT (event_id) DO NOTHING`)

/** Keeps an event until it is handled; says whether it is new. */
export async function keepEvent(
  queries: Queries,
  { eventId, provider, type, objectId, customerId, at }: BillingEvent & { at: Date },
): Promise<boolean> {
  const number = providerNumbers.toNumber(provider)
  const values = [eventId, number, type, objectId, customerId ?? null, at]
  return (await queries.run(insert, values)) === 1
}

/** An event to be handled now. */
export interface DueEvent {
  eventId: string
  objectId: string
  customerId: string | undefined
  /** How often handling it failed. */
  failures: number
}

const take = statement<{
  event_id: string
  object_id: string
  customer_id: string | null
  failures: number
}>(`
  UPDATE billing_event
  SET    due_at = $3
  WHERE  event_id IN (
           SELECT event_id
           FROM   billing_event
           WHERE  provider = $1 AND due_at <= $2
           ORDER  BY due_at
           LIMIT  $4
           FOR UPDATE SKIP LOCKED)
  RETURNING event_id, object_id, customer_id, failures`)

/** Takes events for the time of the lease; whoever is killed meanwhile leaves them to the next. */
export async function takeDueEvents(
  queries: Queries,
  {
    provider,
    at,
    leaseMs,
    limit,
  }: { provider: PaymentProviderName; at: Date; leaseMs: number; limit: number },
): Promise<DueEvent[]> {
  const until = new Date(at.getTime() + leaseMs)
  const rows = await queries.query(take, [providerNumbers.toNumber(provider), at, until, limit])
  return rows.map((row) => ({
    eventId: row.event_id,
    objectId: row.object_id,
    customerId: row.customer_id ?? undefined,
    failures: row.failures,
  }))
}

const handled = statement(`
  UPDATE billing_event SET handled_at = $2, due_at = NULL WHERE event_id = $1`)

export async function markEventHandled(
  queries: Queries,
  { eventId, at }: { eventId: string; at: Date },
): Promise<void> {
  await queries.run(handled, [eventId, at])
}

const failed = statement(`
  UPDATE billing_event
  SET    failures = failures + 1, last_failure = $2, due_at = $3
  WHERE  event_id = $1 AND handled_at IS NULL`)

/** Keeps an event for another try; the reason must hold nothing about the learner. */
export async function markEventFailed(
  queries: Queries,
  { eventId, reason, retryAt }: { eventId: string; reason: string; retryAt: Date },
): Promise<void> {
  await queries.run(failed, [eventId, reason, retryAt])
}

const dropOld = statement(`DELETE FROM billing_event WHERE received_at < $1`)

/** Forgets events nobody asks about any more. */
export async function dropEventsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropOld, [before])
}
