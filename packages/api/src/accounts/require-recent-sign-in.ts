import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { toProductError } from '../product-error'
import type { Accounts, TokenHolder } from './accounts'

/** Long enough to read what will happen and think it over. */
const recentMs = 15 * 60_000

/**
 * Throws `reauthentication-needed` unless a factor was shown in this session a short while ago:
 * whoever finds a device open must not do what this guards.
 */
export async function requireRecentSignIn(
  { userDb, clock }: Accounts,
  { userId, sessionId }: TokenHolder,
): Promise<void> {
  const session = await findSession(userDb, { userId, sessionId })
  if (session === undefined) throw toProductError('session-ended')
  const shownAt = session.methods.map(({ timestamp }) => timestamp * 1000)
  const latest = Math.max(session.createdAt.getTime(), ...shownAt)
  if (clock().getTime() - latest > recentMs) throw toProductError('reauthentication-needed')
}
