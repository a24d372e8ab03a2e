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

/** Cards that stand in the same bars, and how many there are. */
export interface CardBar {
  /** How many of the given stabilities each has reached. */
  stability: number
  /** 1 to 10, whole. */
  difficulty: number
  /** How many of the given parts of its stability have gone by since each was answered. */
  wait: number
  count: number
}

// The suspended are left out of the sum and not of the rows: otherwise the database takes the index
// of dues, which leads to every row by itself, where it can go through them as they lie.
const spread = statement<CardBar>(`
  SELECT width_bucket(s, $3::double precision[]) AS stability, round(d)::integer AS difficulty,
         width_bucket(greatest(0, $2::integer - last_day) / s, $4::double precision[]) AS wait,
         count(*) FILTER (WHERE (flags & 1) = 0) AS count
  FROM   card
  WHERE  user_id = $1 AND s > 0 AND d IS NOT NULL AND last_day IS NOT NULL
  GROUP  BY 1, 2, 3`)

interface Spread {
  userId: string
  today: number
  /** Days of stability that are told apart, in order. */
  stabilities: readonly number[]
  /** Days since the last answer, as parts of the stability, that are told apart, in order. */
  waits: readonly number[]
}

/** Every card with a memory by the bars it stands in; suspended ones are left out. */
export function listCardBars(
  queries: Queries,
  { userId, today, stabilities, waits }: Spread,
): Promise<CardBar[]> {
  return queries.query(spread, [userId, today, stabilities, waits])
}

const cleanDrawings = statement<{ count: number }>(`
  SELECT coalesce(sum(clean), 0) AS count FROM hourly_stat WHERE user_id = $1 AND facet = 3`)

/** Kanji drawn without a hint and in order, repeats included. */
export async function countCleanDrawings(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(cleanDrawings, [userId])
  return row?.count ?? 0
}
