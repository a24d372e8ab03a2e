import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { listIdentities } from '@kotonoha/user-db/queries/accounts/identities'
import { type Session, saveSession } from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'
import { toUserView, type WireObject } from '../accounts/user-view'
import type { AuthParts, Work } from '../auth-parts'
import { newUuid } from '../secrets/random-values'
import { signAccessToken } from '../tokens/access-token'
import { toRefreshToken } from '../tokens/refresh-token'

const maxUserAgentLength = 300

/** Signs a locked account in on a device, with one factor. */
export async function openSession(
  { randomBytes }: AuthParts,
  { queries, at }: Work,
  { account, method, userAgent }: { account: Account; method: string; userAgent: string },
): Promise<Session> {
  const session: Session = {
    userId: account.userId,
    sessionId: newUuid(randomBytes),
    assuranceLevel: 'aal1',
    methods: [{ method, timestamp: toSeconds(at) }],
    factorId: null,
    refreshCounter: 1,
    lowestCounter: 1,
    rotatedAt: at,
    lastUsedAt: at,
    userAgent: userAgent.slice(0, maxUserAgentLength),
    createdAt: at,
  }
  await saveSession(queries, session)
  account.lastSignInAt = at
  account.updatedAt = at
  await saveAccount(queries, account)
  return session
}

/** The answer that signs somebody in. */
export async function toSessionAnswer(
  parts: AuthParts,
  queries: Queries,
  { account, session }: { account: Account; session: Session },
): Promise<WireObject> {
  const { tokenLifeSeconds, externalUrl } = parts.settings
  const at = parts.clock()
  const identities = await listIdentities(queries, account.userId)
  const factors = await listFactors(queries, account.userId)
  const { token, expiresAt } = await signAccessToken(
    parts.keys(),
    { issuer: externalUrl, lifeSeconds: tokenLifeSeconds },
    { account, session, factors, at },
  )
  const { userId, sessionId, refreshCounter: counter } = session
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokenLifeSeconds,
    expires_at: expiresAt,
    refresh_token: toRefreshToken(parts.vault, { userId, sessionId, counter }),
    user: toUserView(account, identities, factors),
  }
}

export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
