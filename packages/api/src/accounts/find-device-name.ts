import { nameDevice } from '@kotonoha/contract/core/user/name-device'
import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { TokenHolder } from './accounts'

/** What a learner would call the device that asks. */
export async function findDeviceName(
  queries: Queries,
  { userId, sessionId }: TokenHolder,
): Promise<string> {
  const session = await findSession(queries, { userId, sessionId })
  return nameDevice(session?.userAgent ?? '')
}
