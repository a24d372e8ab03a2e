import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type CardRow, type StoredCard, toCardRow, toStoredCard } from './stored-card'

/** A reset of levels, with what it took away. */
export interface LevelReset {
  resetId: string
  fromLevel: number
  cards: StoredCard[]
  /** Levels that were open above. */
  levels: number[]
  createdAt: Date
}

interface LevelResetRow {
  reset_id: string
  from_level: number
  cards: Record<string, unknown>[]
  levels: number[]
  created_at: Date
}

const add = statement(`
  INSERT INTO level_reset (user_id, reset_id, from_level, cards, levels, created_at)
  VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6)`)

export async function addLevelReset(
  queries: Queries,
  { userId, resetId, fromLevel, cards, levels, createdAt }: LevelReset & { userId: string },
): Promise<void> {
  const rows = JSON.stringify(cards.map(toCardRow))
  await queries.run(add, [userId, resetId, fromLevel, rows, JSON.stringify(levels), createdAt])
}

const columns = 'reset_id, from_level, cards, levels, created_at'

const resetById = statement<LevelResetRow>(`
  SELECT ${columns}
  FROM   level_reset
  WHERE  user_id = $1 AND reset_id = $2 AND created_at > $3`)

/** Undefined where there was none, or it was longer ago than `since`. */
export async function findLevelReset(
  queries: Queries,
  { userId, resetId, since }: { userId: string; resetId: string; since: Date },
): Promise<LevelReset | undefined> {
  const [row] = await queries.query(resetById, [userId, resetId, since])
  return row && toLevelReset(row)
}

const resetsSince = statement<{
  reset_id: string
  from_level: number
  card_count: number
  created_at: Date
}>(`
  SELECT reset_id, from_level, jsonb_array_length(cards) AS card_count, created_at
  FROM   level_reset
  WHERE  user_id = $1 AND created_at > $2
  ORDER  BY created_at DESC`)

export async function listLevelResets(
  queries: Queries,
  { userId, since }: { userId: string; since: Date },
): Promise<{ resetId: string; fromLevel: number; cardCount: number; createdAt: Date }[]> {
  return (await queries.query(resetsSince, [userId, since])).map((row) => ({
    resetId: row.reset_id,
    fromLevel: row.from_level,
    cardCount: row.card_count,
    createdAt: row.created_at,
  }))
}

const drop = statement(`DELETE FROM level_reset WHERE user_id = $1 AND reset_id = $2`)

export async function dropLevelReset(
  queries: Queries,
  { userId, resetId }: { userId: string; resetId: string },
): Promise<void> {
  await queries.run(drop, [userId, resetId])
}

const dateColumns: ReadonlySet<string> = new Set([
  'due_at',
  'last_review_at',
  'first_passed_at',
  'base_at',
  'base_due',
] satisfies (keyof CardRow)[])

function toLevelReset(row: LevelResetRow): LevelReset {
  return {
    resetId: row.reset_id,
    fromLevel: row.from_level,
    cards: row.cards.map((each) => toStoredCard(withDates(each))),
    levels: row.levels,
    createdAt: row.created_at,
  }
}

/** JSON keeps dates as text. What we wrote ourselves has every column of a card. */
function withDates(row: Record<string, unknown>): CardRow {
  const entries = Object.entries(row).map(([name, value]) =>
    typeof value === 'string' && dateColumns.has(name) ? [name, new Date(value)] : [name, value],
  )
  return Object.fromEntries(entries) as CardRow
}
