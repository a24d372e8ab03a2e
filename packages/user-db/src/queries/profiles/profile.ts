import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** How a learner is called. Without one, an account is not finished yet. */
export interface Profile {
  firstName: string
  lastName: string
  createdAt: Date
}

interface ProfileRow {
  first_name: string
  last_name: string
  created_at: Date
}

const profileOfUser = statement<ProfileRow>(`
  SELECT first_name, last_name, created_at
  FROM   profile
  WHERE  user_id = $1`)

/** The learner's profile; undefined until they have told their name. */
export async function findProfile(queries: Queries, userId: string): Promise<Profile | undefined> {
  const [row] = await queries.query(profileOfUser, [userId])
  if (row === undefined) return undefined
  return { firstName: row.first_name, lastName: row.last_name, createdAt: row.created_at }
}

const keepProfile = statement(`
  INSERT INTO profile (user_id, first_name, last_name, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $4)
  ON CONFLICT (user_id) DO UPDATE
  SET    first_name = excluded.first_name,
         last_name  = excluded.last_name,
         updated_at = excluded.updated_at`)

/** Makes the profile, or changes the name in it. */
export async function saveProfile(
  queries: Queries,
  profile: { userId: string; firstName: string; lastName: string; at: Date },
): Promise<void> {
  const { userId, firstName, lastName, at } = profile
  await queries.run(keepProfile, [userId, firstName, lastName, at])
}
