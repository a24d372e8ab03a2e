import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { findLiveGrant } from '@kotonoha/user-db/queries/agent/grants'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Context } from '../context'
import { toProductError } from '../product-error'
import type { Accounts, TokenHolder } from './accounts'

/** The accounts of this installation; throws where there are none, or none can be reached. */
export function getAccounts({ accounts }: Pick<Context, 'accounts'>): Accounts {
  if (accounts === undefined) throw toProductError('accounts-off')
  if (accounts === 'unavailable') throw toProductError('accounts-unavailable')
  return accounts
}

/**
 * Who sent the token, by the token alone. Throws `not-signed-in`; and `second-factor-needed` for a
 * password without the second factor that its account has, which opens nothing of a learner's.
 */
export async function identifyLearner(
  accounts: Accounts,
  accessToken: string | undefined,
): Promise<TokenHolder> {
  const holder = accessToken && (await accounts.verifyAccessToken(accessToken))
  if (!holder) throw toProductError('not-signed-in')
  if (holder.isSecondFactorPending) throw toProductError('second-factor-needed')
  return holder
}

/**
 * Throws `session-ended` unless the session still is. A token lives on for up to an hour after its
 * session ended; what changes something is refused at once. An assistant has a grant for a session.
 */
export async function requireLiveSession(
  queries: Queries,
  { userId, sessionId, grantId }: TokenHolder,
  at: Date,
): Promise<void> {
  if (grantId !== undefined) {
    const grant = await findLiveGrant(queries, { userId, grantId, at })
    if (grant === undefined) throw toProductError('session-ended')
    return
  }
  const session = await findSession(queries, { userId, sessionId })
  if (session === undefined) throw toProductError('session-ended')
}

/** Throws `second-factor-needed` where the account has a second factor that was not shown. */
export async function requireSecondFactor(
  { userDb }: Accounts,
  { userId, assuranceLevel }: TokenHolder,
): Promise<void> {
  if (assuranceLevel === 'aal2') return
  const factors = await listFactors(userDb, userId)
  if (factors.some(({ status }) => status === 'verified')) {
    throw toProductError('second-factor-needed')
  }
}
