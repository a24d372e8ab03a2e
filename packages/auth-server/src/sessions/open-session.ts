import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { listIdentities } from '@kotonoha/user-db/queries/accounts/identities'
import {
  endOldestSessions,
  type Session,
  saveSession,
} from '@kotonoha/user-db/queries/accounts/sessions'
import type { Queries } from '@kotonoha/user-db/user-db'
import { noticeSignIn } from '../accounts/notice-of-sign-in'
import { toUserView, type WireObject } from '../accounts/user-view'
import type { AuthParts, Work } from '../auth-parts'
import type { Device } from '../http/device'
import { newUuid } from '../secrets/random-values'
import { signAccessToken } from '../tokens/access-token'
import { toRefreshToken } from '../tokens/refresh-token'

/** More devices than anybody has; those not used for the longest time end beyond it. */
const maxSessions = 50

/** Signs a locked account in on a device, with one factor. */
export async function openSession(
  parts: AuthParts,
  work: Work,
  { account, method, device }: { account: Account; method: string; device: Device },
): Promise<Session> {
  const { queries, at } = work
  const session: Session = {
    userId: account.userId,
    sessionId: newUuid(parts.randomBytes),
    assuranceLevel: 'aal1',
    methods: [{ method, timestamp: toSeconds(at) }],
    factorId: null,
    refreshCounter: 1,
    lowestCounter: 1,
    rotatedAt: at,
    lastUsedAt: at,
    userAgent: device.userAgent,
    network: device.network,
    createdAt: at,
  }
  await saveSession(queries, session)
  await endOldestSessions(queries, { userId: account.userId, keptCount: maxSessions })
  account.lastSignInAt = at
  account.updatedAt = at
  await saveAccount(queries, account)
  await noticeSignIn(parts, work, { account, device })
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
