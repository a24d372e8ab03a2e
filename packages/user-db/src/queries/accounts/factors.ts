import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** An authenticator app. */
export interface Factor {
  userId: string
  factorId: string
  /** Empty when it was given none. */
  friendlyName: string
  status: 'unverified' | 'verified'
  encryptedSecret: string
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: number
  lastChallengedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

interface FactorRow {
  user_id: string
  factor_id: string
  friendly_name: string
  status: 'unverified' | 'verified'
  encrypted_secret: string
  last_step: number
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

const columns = `user_id, factor_id, friendly_name, status, encrypted_secret, last_step,
  last_challenged_at, created_at, updated_at`

const ofUser = statement<FactorRow>(
  `SELECT ${columns} FROM auth_factor WHERE user_id = $1 ORDER BY created_at, factor_id`,
)

export async function listFactors(queries: Queries, userId: string): Promise<Factor[]> {
  const rows = await queries.query(ofUser, [userId])
  return rows.map((row) => ({
    userId: row.user_id,
    factorId: row.factor_id,
    friendlyName: row.friendly_name,
    status: row.status,
    encryptedSecret: row.encrypted_secret,
    lastStep: row.last_step,
    lastChallengedAt: row.last_challenged_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

const save = statement(`
  INSERT INTO auth_factor (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (user_id, factor_id) DO UPDATE
  SET friendly_name = excluded.friendly_name, status = excluded.status,
      last_step = excluded.last_step, last_challenged_at = excluded.last_challenged_at,
      updated_at = excluded.updated_at`)

/** Adds a factor, or writes back what may change of one. */
export async function saveFactor(queries: Queries, factor: Factor): Promise<void> {
  await queries.run(save, [
    factor.userId,
    factor.factorId,
    factor.friendlyName,
    factor.status,
    factor.encryptedSecret,
    factor.lastStep,
    factor.lastChallengedAt,
    factor.createdAt,
    factor.updatedAt,
  ])
}

const remove = statement(`DELETE FROM auth_factor WHERE user_id = $1 AND factor_id = $2`)
const removeChallenges = statement(
  `DELETE FROM auth_challenge WHERE user_id = $1 AND factor_id = $2`,
)

export async function deleteFactor(
  queries: Queries,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<void> {
  await queries.run(removeChallenges, [userId, factorId])
  await queries.run(remove, [userId, factorId])
}
