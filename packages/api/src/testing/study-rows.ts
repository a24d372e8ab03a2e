import { readArchive } from '@kotonoha/user-db/queries/study/archive/review-archive'
import { toLoggedReview } from '@kotonoha/user-db/queries/study/logged-review'
import { addReviews } from '@kotonoha/user-db/queries/study/review-log'
import { statement } from '@kotonoha/user-db/statement'
import type { Queries } from '@kotonoha/user-db/user-db'

/** What answers change, and the columns that tell only when or how often the server was asked. */
const tables = {
  card: ['rev'],
  review: ['received_at'],
  daily_stat: [],
  hourly_stat: [],
  daily_calibration: [],
  streak_day: [],
  streak: [],
  level_progress: [],
  study_session: ['rev', 'touched_at'],
} as const

type Table = keyof typeof tables

const rowsOf = Object.entries(tables).map(([table, left]) => ({
  table: table as Table,
  select: statement<{ row: Record<string, unknown> }>(`
    SELECT to_jsonb(kept) - '{${left.join(',')}}'::text[] AS row
    FROM   ${table} AS kept
    WHERE  user_id = $1
    ORDER  BY 1`),
}))

export type StudyRows = Record<Table, Record<string, unknown>[]>

/** Every column of what answers lead to, as it is stored. */
export async function readStudyRows(queries: Queries, userId: string): Promise<StudyRows> {
  const rows: Partial<StudyRows> = {}
  for (const { table, select } of rowsOf) {
    rows[table] = (await queries.query(select, [userId])).map(({ row }) => row)
  }
  return rows as StudyRows
}

const emptyArchive = statement('DELETE FROM review_archive WHERE user_id = $1')

/** Back into the log, as if nothing had ever been moved; gives how many were. */
export async function putArchiveBack(queries: Queries, userId: string): Promise<number> {
  let count = 0
  for await (const rows of readArchive(queries, userId)) {
    await addReviews(queries, { userId, reviews: rows.map(toLoggedReview) })
    count += rows.length
  }
  await queries.run(emptyArchive, [userId])
  return count
}

const others = ['kanji_profile', 'event', 'review_archive', 'settled_day']
const deletes = [...Object.keys(tables), ...others].map((table) =>
  statement(`DELETE FROM ${table} WHERE user_id = $1`),
)

/** Takes somebody back to the time before their onboarding. */
export async function forgetStudy(queries: Queries, userId: string): Promise<void> {
  for (const each of deletes) await queries.run(each, [userId])
}

const advance = statement('UPDATE kanji_profile SET rev = $2 WHERE user_id = $1')

/**
 * Where a learner's changes are counted on from, for somebody taken back by {@link forgetStudy}:
 * the count only grows in the product, and what is kept of a learner is known by it.
 */
export async function setRevision(
  queries: Queries,
  { userId, revision }: { userId: string; revision: number },
): Promise<void> {
  await queries.run(advance, [userId, revision])
}
