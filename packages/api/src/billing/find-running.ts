import type { Payer } from '@kotonoha/user-db/queries/billing/customers'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { Queries } from '@kotonoha/user-db/user-db'

/** The subscription of a learner that has not ended; the newest of several. */
export async function findRunning(queries: Queries, payer: Payer): Promise<string | undefined> {
  const { subscriptions } = await findBillingFacts(queries, payer)
  return subscriptions.find(
    ({ endedAt, status }) =>
      endedAt === undefined && status !== 'incomplete' && status !== 'incomplete_expired',
  )?.subscriptionId
}
