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
  SELECT CASE WHEN s < 10 THEN round(s::numeric, 1)
              WHEN s < 100 THEN round(s::numeric)
              ELSE round(s::numeric, -1) END::double precision AS stability,
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

const leechesMended = statement<{ count: number }>(`
  SELECT count(DISTINCT subject_id) AS count
  FROM   card
  WHERE  user_id = $1 AND lapses >= $2 AND state = 2 AND s >= $3`)

/** Items with a card that failed so often, and is remembered for so many days now. */
export async function countMendedLeeches(
  queries: Queries,
  { userId, lapses, stability }: { userId: string; lapses: number; stability: number },
): Promise<number> {
  const [row] = await queries.query(leechesMended, [userId, lapses, stability])
  return row?.count ?? 0
}

const cleanDrawings = statement<{ count: number }>(`
  SELECT coalesce(sum(clean), 0) AS count FROM hourly_stat WHERE user_id = $1 AND facet = 3`)

/** Kanji drawn without a hint and in order, repeats included. */
export async function countCleanDrawings(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(cleanDrawings, [userId])
  return row?.count ?? 0
}
