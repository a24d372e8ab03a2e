import type { UserDb } from '@kotonoha/user-db/user-db'
import { toProductError } from '../product-error'
import type { PayingLearner } from './billing-procedure'
import { findRunning } from './find-running'

/** Whether the subscription that runs ends with the time that is paid for, or goes on. */
export async function setEnd(
  { userDb, paying }: { userDb: UserDb; paying: PayingLearner },
  willEnd: boolean,
): Promise<void> {
  const { payer, provider, sync } = paying
  await sync()
  const subscriptionId = await findRunning(userDb, payer)
  if (subscriptionId === undefined) throw toProductError('no-subscription')
  await provider.cancelAtPeriodEnd(subscriptionId, willEnd)
  await sync()
}
