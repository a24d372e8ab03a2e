import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { findAccount, lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { findSession, lockSession, type Session } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'
import { isBanned } from '../accounts/is-banned'
import { AuthError } from '../auth-error'
import type { AuthParts, Work } from '../auth-parts'
import { readBearerToken } from '../http/bearer-token'
import { verifyAccessToken } from '../tokens/access-token'

/** Who asks. */
export interface Bearer {
  account: Account
  session: Session
}

/** Says who asks, by the store: a session that was ended elsewhere is dead at once. */
export async function authenticate(
  { keys, settings, userDb, clock }: AuthParts,
  authorization: string | undefined,
): Promise<Bearer> {
  const token = readBearerToken(authorization)
  const at = clock()
  const claims = await verifyAccessToken(keys(), { issuer: settings.externalUrl, token, at })
  const account = await findAccount(userDb, claims.userId)
  const session = await findSession(userDb, claims)
  return checkBearer({ account, session, at })
}

/** Who asks, held until the transaction ends; refused if that changed since. */
export async function lockBearer({ queries, at }: Work, bearer: Bearer): Promise<Bearer> {
  const account = await lockAccount(queries, bearer.account.userId)
  const session = await lockSession(queries, bearer.session)
  return checkBearer({ account, session, at })
}

function checkBearer({
  account,
  session,
  at,
}: {
  account: Account | undefined
  session: Session | undefined
  at: Date
}): Bearer {
  if (account === undefined || account.deletedAt !== null) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  if (isBanned(account, at)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (session === undefined) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim does not exist')
  }
  return { account, session }
}

/** Whether the account has a second factor that this session has not shown. */
export async function owesFactor(queries: Queries, { account, session }: Bearer): Promise<boolean> {
  if (session.assuranceLevel === 'aal2') return false
  const factors = await listFactors(queries, account.userId)
  return factors.some(({ status }) => status === 'verified')
}
