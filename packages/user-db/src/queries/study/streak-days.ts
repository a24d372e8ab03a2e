import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { isAsked } from './asked-cards'

/** What was done on a learner day, as far as streaks ask. */
export interface WorkOfDay {
  learnerDay: number
  reviews: number
  lessons: number
  /** Whether the day counts, as was found last. */
  isKept: boolean
}

/**
 * By so many days the learner days of two zones differ at most at one moment. What is done on a day
 * may therefore come before the end of one so much earlier, and be among what was due on it.
 */
export const daysBetweenZones = 2

const workSince = statement<{
  local_day: number
  reviews: number
  lessons: number
  is_kept: boolean
}>(`
  SELECT day.local_day, coalesce(sum(reviews), 0) AS reviews,
         coalesce(sum(CASE WHEN facet = 1 THEN new_cards ELSE 0 END), 0) AS lessons,
         bool_or(streak_day.local_day IS NOT NULL) AS is_kept
  FROM   (SELECT local_day FROM daily_stat WHERE user_id = $1 AND local_day >= $2
          UNION
          SELECT local_day FROM streak_day WHERE user_id = $1 AND local_day >= $2) AS day
  LEFT   JOIN daily_stat
         ON daily_stat.user_id = $1 AND daily_stat.local_day = day.local_day
  LEFT   JOIN streak_day
         ON streak_day.user_id = $1 AND streak_day.local_day = day.local_day
  GROUP  BY day.local_day
  ORDER  BY day.local_day`)

/**
 * Days that something done on one may have changed: those from it on, since what was done late
 * changes what was due later, and those that may not have been over. A day that counted and of
 * which nothing is left is among them.
 */
export async function listWorkSince(
  queries: Queries,
  { userId, day }: { userId: string; day: number },
): Promise<WorkOfDay[]> {
  return (await queries.query(workSince, [userId, day - daysBetweenZones])).map((row) => ({
    learnerDay: row.local_day,
    reviews: row.reviews,
    lessons: row.lessons,
    isKept: row.is_kept,
  }))
}

const settledDay = statement<{ dues_done: boolean }>(`
  SELECT dues_done FROM settled_day WHERE user_id = $1 AND local_day = $2`)

// The card as it was then: due by its own row, or by what a later answer found.
const duesLeft = statement<{ is_left: boolean }>(`
  WITH last AS (
    SELECT max(reviewed_at) AS at
    FROM   review
    WHERE  user_id = $1 AND local_day = $2 AND status = 0
  )
  SELECT EXISTS (
           SELECT 1
           FROM   card, last
           WHERE  card.user_id = $1 AND card.due_at <= last.at AND ${isAsked}
         ) OR EXISTS (
           SELECT 1
           FROM   review, last
           WHERE  review.user_id = $1 AND review.local_day >= $2 - ${daysBetweenZones}
           AND    review.status = 0
           AND    review.reviewed_at > last.at AND review.pre_due <= last.at
         ) AS is_left`)

/** Whether nothing was due any more when the last answer of a learner day was given. */
export async function wereDuesDone(
  queries: Queries,
  { userId, day }: { userId: string; day: number },
): Promise<boolean> {
  const [settled] = await queries.query(settledDay, [userId, day])
  if (settled !== undefined) return settled.dues_done
  const [row] = await queries.query(duesLeft, [userId, day])
  return row?.is_left === false
}

const keep = statement(`
  INSERT INTO streak_day (user_id, local_day)
  VALUES ($1, $2)
  ON CONFLICT (user_id, local_day) DO NOTHING`)
const drop = statement(`DELETE FROM streak_day WHERE user_id = $1 AND local_day = $2`)

/** Notes whether a learner day counts. */
export async function setKeptDay(
  queries: Queries,
  { userId, day, isKept }: { userId: string; day: number; isKept: boolean },
): Promise<void> {
  await queries.run(isKept ? keep : drop, [userId, day])
}

const keptDays = statement<{ local_day: number }>(`
  SELECT local_day FROM streak_day WHERE user_id = $1 ORDER BY local_day`)

const keptDay = statement<{ local_day: number }>(`
  SELECT local_day FROM streak_day WHERE user_id = $1 AND local_day = $2`)

/** Whether a learner day counts. */
export async function isKeptDay(
  queries: Queries,
  { userId, day }: { userId: string; day: number },
): Promise<boolean> {
  return (await queries.query(keptDay, [userId, day])).length > 0
}

/** Every day that counts. */
export async function listKeptDays(queries: Queries, userId: string): Promise<number[]> {
  return (await queries.query(keptDays, [userId])).map((row) => row.local_day)
}

/** A streak as it was after its last day. */
export interface KeptStreak {
  current: number
  longest: number
  freezes: number
  lastDay: number | undefined
}

const streakOf = statement<{
  current: number
  longest: number
  freezes: number
  last_day: number | null
}>(`SELECT current, longest, freezes, last_day FROM streak WHERE user_id = $1`)

export async function findStreak(
  queries: Queries,
  userId: string,
): Promise<KeptStreak | undefined> {
  const [row] = await queries.query(streakOf, [userId])
  return (
    row && {
      current: row.current,
      longest: row.longest,
      freezes: row.freezes,
      lastDay: row.last_day ?? undefined,
    }
  )
}

const keepStreak = statement(`
  INSERT INTO streak (user_id, current, longest, freezes, last_day)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id) DO UPDATE
  SET    current = excluded.current, longest = excluded.longest, freezes = excluded.freezes,
         last_day = excluded.last_day`)

const dropStreak = statement(`DELETE FROM streak WHERE user_id = $1`)

/** Keeps a streak; one without any day is no row, as before the first. */
export async function saveStreak(
  queries: Queries,
  { userId, current, longest, freezes, lastDay }: KeptStreak & { userId: string },
): Promise<void> {
  if (lastDay === undefined) {
    await queries.run(dropStreak, [userId])
    return
  }
  await queries.run(keepStreak, [userId, current, longest, freezes, lastDay])
}
