import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { revokeAllGrants } from '../agent/grants'

const removals = [
  'auth_challenge',
  'auth_undo',
  'auth_known_device',
  'auth_backup_code',
  'auth_factor',
  'auth_flow',
  'auth_code',
  'auth_session',
  'auth_identity',
  'auth_wanted_address',
  'auth_address',
].map((table) => statement(`DELETE FROM ${table} WHERE user_id = $1`))

/**
 * Removes all that lets a user sign in, or an assistant act for them, and frees the addresses; the
 * account itself stays.
 */
export async function removeCredentials(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await revokeAllGrants(queries, { userId, at })
  for (const removal of removals) await queries.run(removal, [userId])
}
