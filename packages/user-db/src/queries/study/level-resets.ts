import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { mapInSlices } from '../../in-slices'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { OpenLevel } from './levels'
import { type LevelText, toOpenLevel } from './open-level-text'
import { toCardRow, toStoredCard, withDates } from './stored-card'

/** A reset of levels, with what it took away. */
export interface LevelReset {
  resetId: string
  fromLevel: number
  cards: StoredCard[]
  /** From this level on, as they were. */
  levels: OpenLevel[]
  /** The learner's own level; undefined in resets of earlier versions, which did not keep it. */
  ownLevel: number | undefined
  createdAt: Date
}

interface LevelResetRow {
  reset_id: string
  from_level: number
  /** Earlier versions kept no more than their numbers. */
  levels: (number | LevelText)[]
  own_level: number | null
  created_at: Date
}

const add = statement(`
  INSERT INTO level_reset (user_id, reset_id, from_level, cards, levels, own_level, created_at)
  VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`)

export async function addLevelReset(
  queries: Queries,
  reset: LevelReset & { userId: string },
): Promise<void> {
  const { userId, resetId, fromLevel, cards, levels, ownLevel, createdAt } = reset
  // Written one by one: all cards of sixty levels at once would hold everybody else up.
  const cardTexts = await mapInSlices(cards, (card) => JSON.stringify(toCardRow(card)))
  const rows = [`[${cardTexts.join(',')}]`, JSON.stringify(levels)]
  await queries.run(add, [userId, resetId, fromLevel, ...rows, ownLevel ?? null, createdAt])
}

const resetsFrom = statement<LevelResetRow>(`
  SELECT reset_id, from_level, levels, own_level, created_at
  FROM   level_reset
  WHERE  user_id = $1
  AND    created_at >= (SELECT first.created_at
                        FROM   level_reset AS first
                        WHERE  first.user_id = $1 AND first.reset_id = $2
                        AND    first.created_at > $3)
  ORDER  BY created_at, reset_id`)

// A row for each card, and not all of them in one value that would be parsed in one go.
const cardsOfReset = statement<{ card: Record<string, unknown> }>(`
  SELECT card
  FROM   level_reset, jsonb_array_elements(cards) WITH ORDINALITY AS each (card, place)
  WHERE  user_id = $1 AND reset_id = $2
  ORDER  BY place`)

/** A reset and those after it, in order; none where it was longer ago than `since`, or never. */
export async function listLevelResetsFrom(
  queries: Queries,
  { userId, resetId, since }: { userId: string; resetId: string; since: Date },
): Promise<LevelReset[]> {
  const resets: LevelReset[] = []
  for (const row of await queries.query(resetsFrom, [userId, resetId, since])) {
    const cards = await queries.query(cardsOfReset, [userId, row.reset_id])
    const stored = await mapInSlices(cards, ({ card }) => toStoredCard(withDates(card)))
    resets.push(toLevelReset(row, stored))
  }
  return resets
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

function toLevelReset(row: LevelResetRow, cards: StoredCard[]): LevelReset {
  return {
    resetId: row.reset_id,
    fromLevel: row.from_level,
    cards,
    levels: row.levels.map((each) => toKeptLevel(each, row)),
    ownLevel: row.own_level ?? undefined,
    createdAt: row.created_at,
  }
}

function toKeptLevel(kept: number | LevelText, row: LevelResetRow): OpenLevel {
  if (typeof kept === 'number') {
    return { level: kept, openedAt: row.created_at, passedAt: undefined, source: 'chosen' }
  }
  return toOpenLevel(kept)
}
