import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { GrantKey } from './grants'

/** A learner's consent, on its way to the client that asked for it. */
export interface OAuthCode extends GrantKey {
  codeHash: string
  clientId: string
  redirectUri: string
  /** SHA-256 of what the client alone knows (PKCE, RFC 7636). */
  challenge: string
  scopes: string[]
  expiresAt: Date
}

interface CodeRow {
  code_hash: string
  user_id: string
  grant_id: string
  client_id: string
  redirect_uri: string
  challenge: string
  scopes: string
  expires_at: Date
}

const columns = `code_hash, user_id, grant_id, client_id, redirect_uri, challenge, scopes,
  expires_at`

function toCode(row: CodeRow): OAuthCode {
  return {
    codeHash: row.code_hash,
    userId: row.user_id,
    grantId: row.grant_id,
    clientId: row.client_id,
    redirectUri: row.redirect_uri,
    challenge: row.challenge,
    scopes: row.scopes.split(' '),
    expiresAt: row.expires_at,
  }
}

const insert = statement(`
  INSERT INTO oauth_code (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`)

export async function insertCode(queries: Queries, code: OAuthCode): Promise<void> {
  const { codeHash, userId, grantId, clientId, redirectUri, challenge, scopes, expiresAt } = code
  const what = [codeHash, userId, grantId, clientId, redirectUri, challenge, scopes.join(' ')]
  await queries.run(insert, [...what, expiresAt])
}

const markUsed = statement<CodeRow>(`
  UPDATE oauth_code SET used_at = $2
  WHERE  code_hash = $1 AND used_at IS NULL AND expires_at > $2
  RETURNING ${columns}`)

const used = statement<CodeRow>(`
  SELECT ${columns} FROM oauth_code WHERE code_hash = $1 AND used_at IS NOT NULL`)

/** Uses a code up: of two who show it at once, one is the first. */
export async function takeCode(
  queries: Queries,
  { codeHash, at }: { codeHash: string; at: Date },
): Promise<{ kind: 'first' | 'again'; code: OAuthCode } | undefined> {
  const [first] = await queries.query(markUsed, [codeHash, at])
  if (first !== undefined) return { kind: 'first', code: toCode(first) }
  const [again] = await queries.query(used, [codeHash])
  return again && { kind: 'again', code: toCode(again) }
}

const dropOver = statement(`DELETE FROM oauth_code WHERE expires_at < $1`)

/** Forgets codes that are over; until then a code that is shown again is known. */
export async function dropCodesOverBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropOver, [before])
}
