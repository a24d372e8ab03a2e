import { createHash } from 'node:crypto'
import {
  findClient,
  noteClientUse,
  type OAuthClient,
} from '@kotonoha/user-db/queries/agent/clients'
import { takeCode } from '@kotonoha/user-db/queries/agent/codes'
import {
  extendGrant,
  findLiveGrant,
  type GrantKey,
  insertGrant,
  revokeGrant,
} from '@kotonoha/user-db/queries/agent/grants'
import { findToken, insertToken, takeRefreshToken } from '@kotonoha/user-db/queries/agent/tokens'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { Accounts } from '../accounts/accounts'
import { hashAgentSecret, isAgentSecret, makeAgentSecret } from './agent-secret'

const accessLifeMs = 60 * 60 * 1000

/** A connection that is not used for so long has to be made again. */
const refreshLifeMs = 60 * 24 * 60 * 60 * 1000

/** What a program gets for a consent, or for its refresh token (RFC 6749, 5.1). */
export interface IssuedTokens {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
  scopes: string[]
}

/** Codes of RFC 6749, 5.2. */
export type RedeemError = 'invalid_client' | 'invalid_grant'

type Redeemed = IssuedTokens | { error: RedeemError }

export interface CodeToRedeem {
  clientId: string
  code: string
  redirectUri: string
  /** What the challenge of the consent is the hash of. */
  verifier: string
}

/**
 * Gives the tokens of a consent, once. A code that is shown a second time was stolen by one of the
 * two, and ends what the first one got.
 */
export async function redeemCode(
  accounts: Accounts,
  { clientId, code, redirectUri, verifier }: CodeToRedeem,
): Promise<Redeemed> {
  const { userDb } = accounts
  const at = accounts.clock()
  return userDb.transaction(async (queries) => {
    const client = await findClient(queries, clientId)
    if (client === undefined) return { error: 'invalid_client' }
    if (!isAgentSecret(code, ['kc'])) return { error: 'invalid_grant' }
    const taken = await takeCode(queries, { codeHash: hashAgentSecret(code), at })
    if (taken === undefined) return { error: 'invalid_grant' }
    const consent = taken.code
    const { userId, grantId, scopes } = consent
    if (taken.kind === 'again') {
      await revokeGrant(queries, { userId, grantId, at })
      return { error: 'invalid_grant' }
    }
    const isTheirs = consent.clientId === clientId && consent.redirectUri === redirectUri
    if (!isTheirs || toChallenge(verifier) !== consent.challenge) return { error: 'invalid_grant' }
    const isNew = await insertGrant(queries, {
      userId,
      grantId,
      kind: 'oauth',
      name: client.name,
      hint: '',
      clientId,
      scopes,
      createdAt: at,
      expiresAt: new Date(at.getTime() + refreshLifeMs),
      lastUsedAt: null,
    })
    if (!isNew) return { error: 'invalid_grant' }
    return issue(accounts, queries, { client, grant: { userId, grantId }, scopes, at })
  })
}

/**
 * Gives the next tokens for a refresh token, which is good once: shown again, by whoever it was
 * stolen from or by the thief, it ends the whole connection.
 */
export async function refreshTokens(
  accounts: Accounts,
  { clientId, refreshToken }: { clientId: string; refreshToken: string },
): Promise<Redeemed> {
  const at = accounts.clock()
  return accounts.userDb.transaction(async (queries) => {
    const client = await findClient(queries, clientId)
    if (client === undefined) return { error: 'invalid_client' }
    if (!isAgentSecret(refreshToken, ['kr'])) return { error: 'invalid_grant' }
    const tokenHash = hashAgentSecret(refreshToken)
    // Looked at before it is used up: another program's token is none of this one's business.
    const known = await findToken(queries, tokenHash)
    const grant = known && (await findLiveGrant(queries, { ...known, at }))
    if (grant === undefined || grant.clientId !== clientId) return { error: 'invalid_grant' }
    const { userId, grantId, scopes } = grant
    const taken = await takeRefreshToken(queries, { tokenHash, at })
    if (taken === undefined) return { error: 'invalid_grant' }
    if (taken.kind === 'again') {
      await revokeGrant(queries, { userId, grantId, at })
      return { error: 'invalid_grant' }
    }
    const expiresAt = new Date(at.getTime() + refreshLifeMs)
    await extendGrant(queries, { userId, grantId, expiresAt })
    return issue(accounts, queries, { client, grant: { userId, grantId }, scopes, at })
  })
}

/** Ends what a token belongs to (RFC 7009); one that is unknown ends nothing. */
export async function revokeByToken(
  { userDb, clock }: Accounts,
  { token, clientId }: { token: string; clientId: string | undefined },
): Promise<void> {
  const at = clock()
  if (!isAgentSecret(token, ['kt', 'ka', 'kr'])) return
  await userDb.transaction(async (queries) => {
    const known = await findToken(queries, hashAgentSecret(token))
    const grant = known && (await findLiveGrant(queries, { ...known, at }))
    if (grant === undefined || (grant.clientId ?? undefined) !== clientId) return
    await revokeGrant(queries, { userId: grant.userId, grantId: grant.grantId, at })
  })
}

async function issue(
  { randomBytes }: Accounts,
  queries: Queries,
  {
    client,
    grant,
    scopes,
    at,
  }: { client: OAuthClient; grant: GrantKey; scopes: string[]; at: Date },
): Promise<IssuedTokens> {
  const accessToken = makeAgentSecret('ka', randomBytes)
  const refreshToken = makeAgentSecret('kr', randomBytes)
  const after = (ms: number) => new Date(at.getTime() + ms)
  await insertToken(queries, {
    ...grant,
    tokenHash: hashAgentSecret(accessToken),
    kind: 'access',
    expiresAt: after(accessLifeMs),
  })
  await insertToken(queries, {
    ...grant,
    tokenHash: hashAgentSecret(refreshToken),
    kind: 'refresh',
    expiresAt: after(refreshLifeMs),
  })
  await noteClientUse(queries, { clientId: client.clientId, at })
  return { accessToken, refreshToken, expiresInSeconds: accessLifeMs / 1000, scopes }
}

function toChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
