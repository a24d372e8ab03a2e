import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type AgentGrant, type GrantKey, type GrantRow, grantColumns, toGrant } from './grants'

/** `personal` and `access` open the tools; `refresh` gets the next pair, once. */
export type AgentTokenKind = 'personal' | 'access' | 'refresh'

/** A token as it is kept: by its hash. */
export interface AgentToken extends GrantKey {
  tokenHash: string
  kind: AgentTokenKind
  expiresAt: Date
}

const insert = statement(`
  INSERT INTO agent_token (token_hash, user_id, grant_id, kind, expires_at)
  VALUES ($1, $2, $3, $4, $5)`)

export async function insertToken(queries: Queries, token: AgentToken): Promise<void> {
  const { tokenHash, userId, grantId, kind, expiresAt } = token
  await queries.run(insert, [tokenHash, userId, grantId, kind, expiresAt])
}

interface TokenRow {
  token_hash: string
  user_id: string
  grant_id: string
  kind: AgentTokenKind
  expires_at: Date
  used_at: Date | null
}

function toToken(row: TokenRow): AgentToken {
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    grantId: row.grant_id,
    kind: row.kind,
    expiresAt: row.expires_at,
  }
}

const byHash = statement<TokenRow>(`
  SELECT token_hash, user_id, grant_id, kind, expires_at, used_at FROM agent_token
  WHERE  token_hash = $1`)

/** The token of this hash, over or not; whether its grant still is, the grant says. */
export async function findToken(
  queries: Queries,
  tokenHash: string,
): Promise<AgentToken | undefined> {
  const [row] = await queries.query(byHash, [tokenHash])
  return row && toToken(row)
}

const dropPersonal = statement(`
  DELETE FROM agent_token WHERE user_id = $1 AND grant_id = $2 AND kind = 'personal'`)

const showAnotherHint = statement<GrantRow>(`
  UPDATE agent_grant SET hint = $3
  WHERE  user_id = $1 AND grant_id = $2 AND revoked_at IS NULL AND last_used_at IS NULL
  RETURNING ${grantColumns}`)

/**
 * Gives a personal grant that was never used another token in place of its own, good for as long;
 * undefined where there is none such. In a transaction.
 */
export async function replaceToken(
  queries: Queries,
  { tokenHash, hint, userId, grantId }: GrantKey & { tokenHash: string; hint: string },
): Promise<AgentGrant | undefined> {
  const [row] = await queries.query(showAnotherHint, [userId, grantId, hint])
  if (row === undefined) return undefined
  await queries.run(dropPersonal, [userId, grantId])
  const expiresAt = row.expires_at
  await insertToken(queries, { tokenHash, userId, grantId, kind: 'personal', expiresAt })
  return toGrant(row)
}

/** What a refresh token was worth when it was shown: `again` where it had been used before. */
export type TakenRefreshToken = { kind: 'first' | 'again'; token: AgentToken }

const markUsed = statement<TokenRow>(`
  UPDATE agent_token SET used_at = $2
  WHERE  token_hash = $1 AND kind = 'refresh' AND used_at IS NULL AND expires_at > $2
  RETURNING token_hash, user_id, grant_id, kind, expires_at, used_at`)

/** Uses a refresh token up: of two who show it at once, one is the first. */
export async function takeRefreshToken(
  queries: Queries,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<TakenRefreshToken | undefined> {
  const [first] = await queries.query(markUsed, [tokenHash, at])
  if (first !== undefined) return { kind: 'first', token: toToken(first) }
  const [row] = await queries.query(byHash, [tokenHash])
  if (row === undefined || row.kind !== 'refresh' || row.used_at === null) return undefined
  return { kind: 'again', token: toToken(row) }
}

const dropOver = statement(`DELETE FROM agent_token WHERE expires_at < $1`)

/** Forgets tokens that open nothing any more. */
export async function dropTokensOverBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropOver, [before])
}
