import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { mapInSlices } from '../../in-slices'
import type { SqlValue } from '../../statement'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type CardRow, cardColumns, toCardRow, toStoredCard } from './stored-card'

const columns = cardColumns.join(', ')

const cardsOfSubjects = statement<CardRow>(`
  SELECT ${columns}
  FROM   card
  WHERE  user_id = $1 AND subject_id = ANY($2::integer[])
  ORDER  BY subject_id, facet`)

/** All cards of the items. */
export async function listCardsOf(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds: readonly number[] },
): Promise<StoredCard[]> {
  if (subjectIds.length === 0) return []
  const rows = await queries.query(cardsOfSubjects, [userId, [...new Set(subjectIds)]])
  return mapInSlices(rows, toStoredCard)
}

const cardsSince = statement<CardRow>(`
  SELECT ${columns}
  FROM   card
  WHERE  user_id = $1 AND rev > $2
  ORDER  BY rev, subject_id, facet
  LIMIT  $3`)

const cardsOfRevision = statement<CardRow>(`
  SELECT ${columns} FROM card WHERE user_id = $1 AND rev = $2 ORDER BY subject_id, facet`)

/**
 * Cards that changed after a revision, in the order of their changes. Those of one change are never
 * torn apart, so that an answer may be a few longer than the limit.
 */
export async function listChangedCards(
  queries: Queries,
  { userId, sinceRevision, limit }: { userId: string; sinceRevision: number; limit: number },
): Promise<{ cards: StoredCard[]; hasMore: boolean }> {
  const rows = await queries.query(cardsSince, [userId, sinceRevision, limit])
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) {
    return { cards: await mapInSlices(rows, toStoredCard), hasMore: false }
  }
  const ofLast = await queries.query(cardsOfRevision, [userId, last.rev])
  const before = rows.filter(({ rev }) => rev < last.rev)
  return { cards: await mapInSlices([...before, ...ofLast], toStoredCard), hasMore: true }
}

const columnTypes: Record<(typeof cardColumns)[number], string> = {
  subject_id: 'integer',
  facet: 'smallint',
  state: 'smallint',
  due_at: 'timestamptz',
  s: 'double precision',
  d: 'double precision',
  last_review_at: 'timestamptz',
  last_day: 'integer',
  reps: 'integer',
  lapses: 'smallint',
  streak: 'integer',
  flags: 'smallint',
  first_passed_at: 'timestamptz',
  base_at: 'timestamptz',
  base_day: 'integer',
  base_reps: 'integer',
  base_due: 'timestamptz',
  base_card: 'jsonb',
  rev: 'bigint',
}

const keptColumns = cardColumns.filter((name) => name !== 'subject_id' && name !== 'facet')

const keep = statement(`
  INSERT INTO card (user_id, ${columns})
  SELECT $1::uuid, ${columns}
  FROM   unnest(${cardColumns.map((name, index) => `$${index + 2}::${columnTypes[name]}[]`).join(', ')})
         AS given (${columns})
  ON CONFLICT (user_id, subject_id, facet) DO UPDATE
  SET    ${keptColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`)

/** As many as are written in a few milliseconds. */
const cardsPerWrite = 250

function toSqlValue(value: CardRow[keyof CardRow]): string | number | Date | null {
  const isObject = typeof value === 'object' && value !== null && !(value instanceof Date)
  return isObject ? JSON.stringify(value) : value
}

const raiseTo = statement(`
  UPDATE kanji_profile SET rev = greatest(rev, $2) WHERE user_id = $1`)

/**
 * Keeps cards as part of a change. One that is about thousands takes several numbers: devices are
 * told of the cards by their numbers, and those of one number are never torn apart.
 */
export async function saveCards(
  queries: Queries,
  { userId, revision, cards }: { userId: string; revision: number; cards: readonly StoredCard[] },
): Promise<void> {
  let number = revision
  for (let from = 0; from < cards.length; from += cardsPerWrite) {
    number = revision + from / cardsPerWrite
    const some = cards.slice(from, from + cardsPerWrite)
    const rows = some.map((each) => ({ ...toCardRow(each), rev: number }))
    const lists = cardColumns.map((name) => rows.map((row) => toSqlValue(row[name])))
    await queries.run(keep, [userId, ...(lists as SqlValue[])])
  }
  if (number > revision) await queries.run(raiseTo, [userId, number])
}
