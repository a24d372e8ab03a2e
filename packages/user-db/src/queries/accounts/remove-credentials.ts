import { statement } from '../../statement'
import type { Queries } from '../../user-db'

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

/** Removes all that lets a user sign in, and frees the addresses; the account itself stays. */
export async function removeCredentials(queries: Queries, userId: string): Promise<void> {
  for (const removal of removals) await queries.run(removal, [userId])
}
