import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A level that a learner has opened. */
export interface OpenLevel {
  level: number
  openedAt: Date
  /** When enough of its kanji had reached medium first; kept whatever comes later. */
  passedAt: Date | undefined
  source: LevelSource
}

const sources = ['study', 'onboarding', 'chosen', 'assumed'] as const
/**
 * How a level came to be open: by studying, by where onboarding began, by the learner's wish; or
 * taken for known, and passed with that.
 */
export type LevelSource = (typeof sources)[number]

interface LevelRow {
  level: number
  opened_at: Date
  passed_at: Date | null
  source: number
}

const levelsOf = statement<LevelRow>(`
  SELECT level, opened_at, passed_at, source
  FROM   level_progress
  WHERE  user_id = $1
  ORDER  BY level`)

/** In order; none before onboarding is finished. */
export async function listOpenLevels(queries: Queries, userId: string): Promise<OpenLevel[]> {
  return (await queries.query(levelsOf, [userId])).map((row) => ({
    level: row.level,
    openedAt: row.opened_at,
    passedAt: row.passed_at ?? undefined,
    source: toLevelSource(row.source),
  }))
}

function toLevelSource(number: number): LevelSource {
  const source = sources[number]
  if (source === undefined) throw new RangeError(`${number} is no source of a level`)
  return source
}

const open = statement(`
  INSERT INTO level_progress (user_id, level, opened_at, passed_at, source)
  SELECT $1::uuid, level, $3, NULL, $4
  FROM   unnest($2::smallint[]) AS given (level)
  ON CONFLICT (user_id, level) DO NOTHING`)

/** Opens levels; those that are open already stay as they are. */
export async function openLevels(
  queries: Queries,
  {
    userId,
    levels,
    at,
    source,
  }: { userId: string; levels: readonly number[]; at: Date; source: LevelSource },
): Promise<void> {
  if (levels.length > 0) await queries.run(open, [userId, levels, at, sources.indexOf(source)])
}

const pass = statement(`
  UPDATE level_progress
  SET    passed_at = $3
  WHERE  user_id = $1 AND level = $2 AND passed_at IS NULL`)

/** Notes that a level was passed; says whether that is new. */
export async function passLevel(
  queries: Queries,
  { userId, level, at }: { userId: string; level: number; at: Date },
): Promise<boolean> {
  return (await queries.run(pass, [userId, level, at])) === 1
}

const assume = statement(`
  INSERT INTO level_progress (user_id, level, opened_at, passed_at, source)
  SELECT $1::uuid, level, $3, $3, $4
  FROM   unnest($2::smallint[]) AS given (level)
  ON CONFLICT (user_id, level) DO UPDATE
  SET    passed_at = excluded.passed_at, source = excluded.source
  WHERE  level_progress.passed_at IS NULL`)

/** Opens levels as passed, since they are taken for known; those that were passed stay as they are. */
export async function assumeLevels(
  queries: Queries,
  { userId, levels, at }: { userId: string; levels: readonly number[]; at: Date },
): Promise<void> {
  const values = [userId, levels, at, sources.indexOf('assumed')]
  if (levels.length > 0) await queries.run(assume, values)
}

const close = statement(`DELETE FROM level_progress WHERE user_id = $1 AND level > $2`)
const unpass = statement(`
  UPDATE level_progress SET passed_at = NULL, source = $3 WHERE user_id = $1 AND level = $2`)

/** Closes the levels above one, which is not passed any more, when a learner resets them. */
export async function resetLevels(
  queries: Queries,
  { userId, level }: { userId: string; level: number },
): Promise<void> {
  await queries.run(close, [userId, level])
  await queries.run(unpass, [userId, level, sources.indexOf('chosen')])
}

const closeSome = statement(`
  DELETE FROM level_progress WHERE user_id = $1 AND level = ANY($2::smallint[])`)

/** Closes levels that something opened which is taken back. */
export async function closeLevels(
  queries: Queries,
  { userId, levels }: { userId: string; levels: readonly number[] },
): Promise<void> {
  if (levels.length > 0) await queries.run(closeSome, [userId, levels])
}

const restore = statement(`
  INSERT INTO level_progress (user_id, level, opened_at, passed_at, source)
  SELECT $1::uuid, level, opened_at, passed_at, source
  FROM   unnest($2::smallint[], $3::timestamptz[], $4::timestamptz[], $5::smallint[])
         AS given (level, opened_at, passed_at, source)
  ON CONFLICT (user_id, level) DO UPDATE
  SET    opened_at = excluded.opened_at, passed_at = excluded.passed_at, source = excluded.source`)

/** Keeps levels as they were. */
export async function restoreOpenLevels(
  queries: Queries,
  { userId, levels }: { userId: string; levels: readonly OpenLevel[] },
): Promise<void> {
  if (levels.length === 0) return
  await queries.run(restore, [
    userId,
    levels.map(({ level }) => level),
    levels.map(({ openedAt }) => openedAt),
    levels.map(({ passedAt }) => passedAt ?? null),
    levels.map(({ source }) => sources.indexOf(source)),
  ])
}
