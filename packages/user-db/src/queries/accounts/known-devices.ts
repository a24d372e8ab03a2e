import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const seenOfUser = statement<{ count: number; is_known: boolean }>(`
  SELECT count(*) AS count, coalesce(bool_or(device_hash = $2), false) AS is_known
  FROM   auth_known_device
  WHERE  user_id = $1`)

const remember = statement(`
  INSERT INTO auth_known_device (user_id, device_hash, last_seen_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at`)

/** Remembers a device; says whether it is the `first` of the user, `known`, or another one. */
export async function rememberDevice(
  queries: Queries,
  { userId, deviceHash, at }: { userId: string; deviceHash: string; at: Date },
): Promise<'first' | 'known' | 'new'> {
  const [seen] = await queries.query(seenOfUser, [userId, deviceHash])
  await queries.run(remember, [userId, deviceHash, at])
  if (seen === undefined || seen.count === 0) return 'first'
  return seen.is_known ? 'known' : 'new'
}

const forgetAll = statement(`DELETE FROM auth_known_device WHERE user_id = $1`)

export async function forgetDevices(queries: Queries, userId: string): Promise<void> {
  await queries.run(forgetAll, [userId])
}
