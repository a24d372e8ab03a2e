import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Learner days that break no streak, both included; no end while a vacation lasts. */
export interface ExcusedDays {
  fromDay: number
  toDay: number | undefined
}

const excusedDays = statement<{ from_day: number; to_day: number | null }>(`
  SELECT from_day, to_day FROM excused_days WHERE user_id = $1 ORDER BY from_day`)

export async function listExcusedDays(queries: Queries, userId: string): Promise<ExcusedDays[]> {
  return (await queries.query(excusedDays, [userId])).map((row) => ({
    fromDay: row.from_day,
    toDay: row.to_day ?? undefined,
  }))
}

const excuse = statement(`
  INSERT INTO excused_days (user_id, from_day, to_day)
  VALUES ($1, $2, $2)
  ON CONFLICT (user_id, from_day) DO NOTHING`)

/** A day that travel made too short. */
export async function excuseDay(
  queries: Queries,
  { userId, day }: { userId: string; day: number },
): Promise<void> {
  await queries.run(excuse, [userId, day])
}

const begin = statement(`
  INSERT INTO excused_days (user_id, from_day, to_day)
  VALUES ($1, $2, NULL)
  ON CONFLICT (user_id, from_day) DO UPDATE SET to_day = NULL`)

export async function beginVacation(
  queries: Queries,
  { userId, fromDay }: { userId: string; fromDay: number },
): Promise<void> {
  await queries.run(begin, [userId, fromDay])
}

const end = statement(`
  UPDATE excused_days SET to_day = $2 WHERE user_id = $1 AND to_day IS NULL`)

export async function endVacation(
  queries: Queries,
  { userId, toDay }: { userId: string; toDay: number },
): Promise<void> {
  await queries.run(end, [userId, toDay])
}
