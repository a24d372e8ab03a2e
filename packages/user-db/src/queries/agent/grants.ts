import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Something that may act for a learner. */
export interface AgentGrant {
  userId: string
  grantId: string
  /** A token made by hand, or an assistant that asked for consent. */
  kind: 'personal' | 'oauth'
  name: string
  /** How a personal token begins; empty for others. */
  hint: string
  /** Of an assistant that asked; null for a personal token. */
  clientId: string | null
  scopes: string[]
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}

export interface GrantRow {
  user_id: string
  grant_id: string
  kind: 'personal' | 'oauth'
  name: string
  hint: string
  client_id: string | null
  scopes: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

export const grantColumns = `user_id, grant_id, kind, name, hint, client_id, scopes, created_at,
  expires_at, last_used_at`

export function toGrant(row: GrantRow): AgentGrant {
  return {
    userId: row.user_id,
    grantId: row.grant_id,
    kind: row.kind,
    name: row.name,
    hint: row.hint,
    clientId: row.client_id,
    scopes: row.scopes.split(' '),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}

const insert = statement(`
  INSERT INTO agent_grant (${grantColumns})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (user_id, grant_id) DO NOTHING`)

/** False where the learner has a grant of this id already. */
export async function insertGrant(queries: Queries, grant: AgentGrant): Promise<boolean> {
  const { userId, grantId, kind, name, hint, clientId, scopes } = grant
  const { createdAt, expiresAt, lastUsedAt } = grant
  const what = [userId, grantId, kind, name, hint, clientId, scopes.join(' ')]
  return (await queries.run(insert, [...what, createdAt, expiresAt, lastUsedAt])) === 1
}

const ofUser = statement<GrantRow>(`
  SELECT ${grantColumns} FROM agent_grant
  WHERE  user_id = $1 AND revoked_at IS NULL
  ORDER  BY created_at DESC, grant_id`)

/** What was not revoked, the newest first; those whose time is over too. */
export async function listGrants(queries: Queries, userId: string): Promise<AgentGrant[]> {
  return (await queries.query(ofUser, [userId])).map(toGrant)
}

const names = statement<{ grant_id: string; name: string }>(
  `SELECT grant_id, name FROM agent_grant WHERE user_id = $1`,
)

/** The names of all grants there have been, by id. */
export async function listGrantNames(
  queries: Queries,
  userId: string,
): Promise<Map<string, string>> {
  const rows = await queries.query(names, [userId])
  return new Map(rows.map((row) => [row.grant_id, row.name]))
}

export interface GrantKey {
  userId: string
  grantId: string
}

const live = statement<GrantRow>(`
  SELECT ${grantColumns} FROM agent_grant
  WHERE  user_id = $1 AND grant_id = $2 AND revoked_at IS NULL AND expires_at > $3`)

/** A grant that opens something at this moment. */
export async function findLiveGrant(
  queries: Queries,
  { userId, grantId, at }: GrantKey & { at: Date },
): Promise<AgentGrant | undefined> {
  const [row] = await queries.query(live, [userId, grantId, at])
  return row && toGrant(row)
}

const revoke = statement(`
  UPDATE agent_grant SET revoked_at = $3
  WHERE  user_id = $1 AND grant_id = $2 AND revoked_at IS NULL`)

const dropTokens = statement(`DELETE FROM agent_token WHERE user_id = $1 AND grant_id = $2`)

/** Ends a grant and all its tokens; revoking it again changes nothing. In a transaction. */
export async function revokeGrant(
  queries: Queries,
  { userId, grantId, at }: GrantKey & { at: Date },
): Promise<void> {
  await queries.run(revoke, [userId, grantId, at])
  await queries.run(dropTokens, [userId, grantId])
}

const revokeAll = statement(`
  UPDATE agent_grant SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL`)

const dropAllTokens = statement(`DELETE FROM agent_token WHERE user_id = $1`)

const dropAllCodes = statement(`DELETE FROM oauth_code WHERE user_id = $1`)

/** Ends everything that may act for a learner. */
export async function revokeAllGrants(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await queries.run(revokeAll, [userId, at])
  await queries.run(dropAllTokens, [userId])
  await queries.run(dropAllCodes, [userId])
}

const extend = statement(`
  UPDATE agent_grant SET expires_at = $3
  WHERE  user_id = $1 AND grant_id = $2 AND revoked_at IS NULL`)

/** Lets a grant go on until another time. */
export async function extendGrant(
  queries: Queries,
  { userId, grantId, expiresAt }: GrantKey & { expiresAt: Date },
): Promise<void> {
  await queries.run(extend, [userId, grantId, expiresAt])
}
