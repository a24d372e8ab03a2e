import { syncCustomer } from '@kotonoha/api/billing/sync-customer'
import type { PaymentProvider } from '@kotonoha/api/payments/payments'
import { findOwner } from '@kotonoha/user-db/queries/billing/customers'
import {
  type DueEvent,
  markEventFailed,
  markEventHandled,
  takeDueEvents,
} from '@kotonoha/user-db/queries/billing/events'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'

/** Whoever takes events has so long to handle them before they are another's. */
const leaseMs = 60_000
const eventsAtOnce = 50

/** Pauses between tries of one event; the last of them again and again. */
const retryMs = [5_000, 30_000, 120_000, 600_000, 3_600_000]

export interface EventWork {
  userDb: UserDb
  provider: PaymentProvider
  clock: () => Date
  log: Log
}

/**
 * Handles what the payment service told: asks it how everything of the customer is now. Several
 * events of one customer are one question. May be killed at any moment: what was not marked as
 * handled comes again.
 */
export async function handleEvents(work: EventWork): Promise<void> {
  const { userDb, provider, clock } = work
  for (;;) {
    const taken = { provider: provider.name, at: clock(), leaseMs, limit: eventsAtOnce }
    const events = await takeDueEvents(userDb, taken)
    for (const about of new Set(events.map(toAbout))) {
      await handleSome(
        work,
        events.filter((each) => toAbout(each) === about),
      )
    }
    if (events.length < eventsAtOnce) return
  }
}

/** Events of one customer, or about one object that names none, are one question. */
function toAbout({ customerId, objectId }: DueEvent): string {
  return customerId ?? objectId
}

async function handleSome(work: EventWork, events: readonly DueEvent[]): Promise<void> {
  const { userDb, provider, clock, log } = work
  try {
    const userId = await findLearner(work, events)
    if (userId !== undefined) await syncCustomer({ userDb, provider, userId, clock })
    // A customer of another shop on the same account, or one whose account is deleted.
    else log.warn('payment event of an unknown customer', { count: events.length })
    for (const { eventId } of events) await markEventHandled(userDb, { eventId, at: clock() })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    log.warn('payment event failed', { count: events.length, reason })
    for (const { eventId, failures } of events) {
      const pauseMs = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0
      const retryAt = new Date(clock().getTime() + pauseMs)
      await markEventFailed(userDb, { eventId, reason, retryAt })
    }
  }
}

async function findLearner(
  { userDb, provider }: EventWork,
  [first]: readonly DueEvent[],
): Promise<string | undefined> {
  if (first === undefined) return undefined
  const customerId = first.customerId ?? (await provider.findCustomerOf(first.objectId))
  return customerId === undefined ? undefined : findOwner(userDb, customerId)
}
