import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Somebody who is told by mail what is new. */
export interface ChangelogReader {
  userId: string
  email: string
}

const page = statement<{ user_id: string; email: string }>(`
  SELECT auth_user.user_id, auth_user.email
  FROM   auth_user
  LEFT   JOIN preference
  ON     preference.user_id = auth_user.user_id
  AND    preference.name = 'notificationChangelogEmail'
  WHERE  auth_user.user_id > $1
  AND    auth_user.email IS NOT NULL AND auth_user.email_confirmed_at IS NOT NULL
  AND    auth_user.deleted_at IS NULL AND NOT auth_user.is_anonymous
  AND    (auth_user.banned_until IS NULL OR auth_user.banned_until < $3)
  AND    coalesce(preference.value, to_jsonb($2::boolean)) = 'true'::jsonb
  AND    NOT EXISTS (SELECT 1 FROM account_deletion
                     WHERE  account_deletion.user_id = auth_user.user_id)
  ORDER  BY auth_user.user_id
  LIMIT  $4`)

/**
 * A page of those with a confirmed address who want it, in the order of their ids, after `after`;
 * `isDefault` says what holds for who has not chosen. Who is leaving is left in peace.
 */
export async function listChangelogReaders(
  queries: Queries,
  asked: { after: string; isDefault: boolean; at: Date; limit: number },
): Promise<ChangelogReader[]> {
  const { after, isDefault, at, limit } = asked
  const rows = await queries.query(page, [after, isDefault, at, limit])
  return rows.map((row) => ({ userId: row.user_id, email: row.email }))
}
