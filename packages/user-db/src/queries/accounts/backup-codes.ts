import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const count = statement<{ count: number }>(
  `SELECT count(*) AS count FROM auth_backup_code WHERE user_id = $1`,
)

/** How many codes of a user can still be used. */
export async function countBackupCodes(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(count, [userId])
  return row?.count ?? 0
}

const add = statement(
  `INSERT INTO auth_backup_code (user_id, code_hash, created_at) VALUES ($1, $2, $3)`,
)

/** Puts new codes into the place of those before. */
export async function replaceBackupCodes(
  queries: Queries,
  { userId, codeHashes, at }: { userId: string; codeHashes: readonly string[]; at: Date },
): Promise<void> {
  await deleteBackupCodes(queries, userId)
  for (const codeHash of codeHashes) await queries.run(add, [userId, codeHash, at])
}

const take = statement(`DELETE FROM auth_backup_code WHERE user_id = $1 AND code_hash = $2`)

/** Uses a code up; false when the user has no such code. */
export async function takeBackupCode(
  queries: Queries,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  return (await queries.run(take, [userId, codeHash])) === 1
}

const removeAll = statement(`DELETE FROM auth_backup_code WHERE user_id = $1`)

export async function deleteBackupCodes(queries: Queries, userId: string): Promise<void> {
  await queries.run(removeAll, [userId])
}
