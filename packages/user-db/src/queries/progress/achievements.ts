import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** An achievement that the learner has seen. */
export interface SeenAchievement {
  key: string
  earnedAt: Date
}

const seen = statement<{ key: string; earned_at: Date }>(`
  SELECT key, earned_at FROM achievement WHERE user_id = $1`)

export async function listSeenAchievements(
  queries: Queries,
  userId: string,
): Promise<SeenAchievement[]> {
  return (await queries.query(seen, [userId])).map((row) => ({
    key: row.key,
    earnedAt: row.earned_at,
  }))
}

const keep = statement(`
  INSERT INTO achievement (user_id, key, earned_at, seen_at)
  SELECT $1::uuid, key, earned_at, $4
  FROM   unnest($2::text[], $3::timestamptz[]) AS given (key, earned_at)
  ON CONFLICT (user_id, key) DO NOTHING`)

/** Notes that the learner has seen achievements; from now on they stay, with these dates. */
export async function keepSeenAchievements(
  queries: Queries,
  { userId, seen: all, at }: { userId: string; seen: readonly SeenAchievement[]; at: Date },
): Promise<void> {
  if (all.length === 0) return
  await queries.run(keep, [userId, all.map(({ key }) => key), all.map((each) => each.earnedAt), at])
}
