import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Cards that are remembered alike: their memory, rounded, and how many there are. */
export interface CardGroup {
  /** Days of stability, to two digits. */
  stability: number
  /** 1 to 10, whole. */
  difficulty: number
  /** The learner day of the last answer. */
  lastDay: number
  count: number
}

// Two digits of stability are more than a picture shows, and make groups of thousands of cards.
const groups = statement<{
  stability: number
  difficulty: number
  last_day: number
  count: number
}>(`
  SELECT CASE WHEN s < 10 THEN round(s * 10) / 10
              WHEN s < 100 THEN round(s)
              ELSE round(s / 10) * 10 END AS stability,
         round(d)::integer AS difficulty, last_day, count(*) AS count
  FROM   card
  WHERE  user_id = $1 AND s IS NOT NULL AND d IS NOT NULL AND last_day IS NOT NULL
  AND    (flags & 1) = 0
  GROUP  BY 1, 2, 3`)

/** Every card with a memory, those alike together; suspended ones are left out. */
export async function listCardGroups(queries: Queries, userId: string): Promise<CardGroup[]> {
  return (await queries.query(groups, [userId])).map((row) => ({
    stability: row.stability,
    difficulty: row.difficulty,
    lastDay: row.last_day,
    count: row.count,
  }))
}

const cleanDrawings = statement<{ count: number }>(`
  SELECT coalesce(sum(clean), 0) AS count FROM hourly_stat WHERE user_id = $1 AND facet = 3`)

/** Kanji drawn without a hint and in order, repeats included. */
export async function countCleanDrawings(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(cleanDrawings, [userId])
  return row?.count ?? 0
}
