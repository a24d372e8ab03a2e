import { syncCustomer } from '@kotonoha/api/billing/sync-customer'
import { dropEventsBefore, keepEvent } from '@kotonoha/user-db/queries/billing/events'
import { listOverduePayers } from '@kotonoha/user-db/queries/billing/facts'
import { type EventWork, handleEvents } from './handle-events'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What was asked about so lately is not asked about again. */
const restMs = hourMs
const payersAtOnce = 200

/** Longer than the pause between two looks by far: one or two that failed lose nothing. */
const lookBackMs = 3 * dayMs
const keptEventsMs = 90 * dayMs

/**
 * Heals what was not told, or was told while nobody listened: asks for what the payment service
 * told lately, and about whoever something should have been heard of.
 */
export async function reconcile(work: EventWork): Promise<void> {
  const { userDb, provider, clock, log } = work
  const at = clock()
  const told = await provider.listEvents(new Date(at.getTime() - lookBackMs))
  let missedCount = 0
  for (const event of told) {
    if (await keepEvent(userDb, { ...event, at })) missedCount += 1
  }
  if (missedCount > 0) log.warn('payment events had not arrived', { count: missedCount })
  await handleEvents(work)
  const seenBefore = new Date(at.getTime() - restMs)
  const overdue = { provider: provider.name, at, seenBefore, limit: payersAtOnce }
  for (const userId of await listOverduePayers(userDb, overdue)) {
    try {
      await syncCustomer({ userDb, provider, userId, clock })
    } catch (error) {
      // The others are looked at all the same; this one again next time.
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn('payments of a learner could not be looked at', { reason })
    }
  }
  await dropEventsBefore(userDb, new Date(at.getTime() - keptEventsMs))
}
