import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { Metadata } from './account'

/** One way of being known: by an e-mail address, or by an account elsewhere. */
export interface Identity {
  userId: string
  identityId: string
  provider: string
  /** What the provider calls the person; for `email` the user's own id. */
  providerId: string
  identityData: Metadata
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

interface IdentityRow {
  user_id: string
  identity_id: string
  provider: string
  provider_id: string
  identity_data: string
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

const columns = `user_id, identity_id, provider, provider_id, identity_data, last_sign_in_at,
  created_at, updated_at`

const identitiesOfUser = statement<IdentityRow>(
  `SELECT ${columns} FROM auth_identity WHERE user_id = $1 ORDER BY created_at, identity_id`,
)

export async function listIdentities(queries: Queries, userId: string): Promise<Identity[]> {
  const rows = await queries.query(identitiesOfUser, [userId])
  return rows.map((row) => ({
    userId: row.user_id,
    identityId: row.identity_id,
    provider: row.provider,
    providerId: row.provider_id,
    identityData: JSON.parse(row.identity_data) as Metadata,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

const save = statement(`
  INSERT INTO auth_identity (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (user_id, identity_id) DO UPDATE
  SET identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at,
      updated_at = excluded.updated_at`)

/** Adds an identity, or writes back what may change of one. */
export async function saveIdentity(queries: Queries, identity: Identity): Promise<void> {
  await queries.run(save, [
    identity.userId,
    identity.identityId,
    identity.provider,
    identity.providerId,
    JSON.stringify(identity.identityData),
    identity.lastSignInAt,
    identity.createdAt,
    identity.updatedAt,
  ])
}

const remove = statement(`DELETE FROM auth_identity WHERE user_id = $1 AND identity_id = $2`)

export async function deleteIdentity(
  queries: Queries,
  { userId, identityId }: { userId: string; identityId: string },
): Promise<void> {
  await queries.run(remove, [userId, identityId])
}
