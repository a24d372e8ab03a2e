import { syncCustomer } from '@kotonoha/api/billing/sync-customer'
import { dropEventsBefore, keepEvent } from '@kotonoha/user-db/queries/billing/events'
import { listOverduePayers } from '@kotonoha/user-db/queries/billing/facts'
import {
  finishReconciliation,
  takeReconciliation,
} from '@kotonoha/user-db/queries/billing/reconciliation'
import { type EventWork, handleEvents } from './handle-events'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Between two that one node after the other does. */
const pauseMs = 6 * hourMs

/** One that was killed, or that failed, is begun again after this. */
const leaseMs = 30 * 60_000

/** What was asked about so lately is not asked about again. */
const restMs = hourMs
const payersAtOnce = 200

/** An event may be found a little after the moment that it bears. */
const overlapMs = hourMs

/** The first time; and the most, because Stripe keeps what it told for thirty days. */
const lookBack = { firstMs: 3 * dayMs, mostMs: 29 * dayMs }

const keptEventsMs = 90 * dayMs

/**
 * Heals what was not told, or was told while nobody listened: asks for what the payment service
 * told lately, and about whoever something should have been heard of. May be called by every node
 * at any time; one of them does it, every six hours.
 */
export async function reconcile(work: EventWork): Promise<void> {
  const { userDb, provider, clock } = work
  const { name } = provider
  const at = clock()
  const turn = await takeReconciliation(userDb, { provider: name, at, leaseMs })
  if (turn === undefined) return
  await askForLost(work, findSince(turn.completeUntil, at))
  await handleEvents(work)
  await askAboutOverdue(work, new Date(at.getTime() - restMs))
  await dropEventsBefore(userDb, new Date(at.getTime() - keptEventsMs))
  const nextAt = new Date(at.getTime() + pauseMs)
  await finishReconciliation(userDb, { provider: name, at, nextAt })
}

function findSince(completeUntil: Date | undefined, at: Date): Date {
  const wanted =
    completeUntil === undefined
      ? at.getTime() - lookBack.firstMs
      : completeUntil.getTime() - overlapMs
  return new Date(Math.max(wanted, at.getTime() - lookBack.mostMs))
}

async function askForLost({ userDb, provider, clock, log }: EventWork, since: Date): Promise<void> {
  let lostCount = 0
  for (const event of await provider.listEvents(since)) {
    if (await keepEvent(userDb, { ...event, at: clock() })) lostCount += 1
  }
  if (lostCount > 0) log.warn('payment events had not arrived', { count: lostCount })
}

async function askAboutOverdue(
  { userDb, provider, clock, log }: EventWork,
  seenBefore: Date,
): Promise<void> {
  const asked = new Set<string>()
  for (;;) {
    const overdue = { provider: provider.name, at: clock(), seenBefore, limit: payersAtOnce }
    const found = await listOverduePayers(userDb, overdue)
    const learners = found.filter((userId) => !asked.has(userId))
    // Who stays overdue, because nothing could be done, comes with the next turn.
    if (learners.length === 0) return
    for (const userId of learners) {
      asked.add(userId)
      try {
        await syncCustomer({ userDb, provider, userId, clock })
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn('payments of a learner could not be looked at', { reason })
      }
    }
  }
}
