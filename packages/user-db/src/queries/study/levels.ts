import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** A level that a learner has opened. */
export interface OpenLevel {
  level: number
  openedAt: Date
  /** When what opens the next level was done first; kept whatever comes later. */
  passedAt: Date | undefined
}

const sources = ['study', 'onboarding', 'chosen'] as const
/** How a level came to be open: by studying, by where onboarding began, by the learner's wish. */
export type LevelSource = (typeof sources)[number]

const levelsOf = statement<{ level: number; opened_at: Date; passed_at: Date | null }>(`
  SELECT level, opened_at, passed_at FROM level_progress WHERE user_id = $1 ORDER BY level`)

/** In order; none before onboarding is finished. */
export async function listOpenLevels(queries: Queries, userId: string): Promise<OpenLevel[]> {
  return (await queries.query(levelsOf, [userId])).map((row) => ({
    level: row.level,
    openedAt: row.opened_at,
    passedAt: row.passed_at ?? undefined,
  }))
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

const close = statement(`DELETE FROM level_progress WHERE user_id = $1 AND level > $2`)

/** Closes the levels above one, when a learner resets them. */
export async function closeLevelsAbove(
  queries: Queries,
  { userId, level }: { userId: string; level: number },
): Promise<void> {
  await queries.run(close, [userId, level])
}
