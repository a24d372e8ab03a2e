import type { SqlValue } from '../../statement'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type CardRow, cardColumns, type StoredCard, toCardRow, toStoredCard } from './stored-card'

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
  return rows.map(toStoredCard)
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
    return { cards: rows.map(toStoredCard), hasMore: false }
  }
  const ofLast = await queries.query(cardsOfRevision, [userId, last.rev])
  const before = rows.filter(({ rev }) => rev < last.rev)
  return { cards: [...before, ...ofLast].map(toStoredCard), hasMore: true }
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

/** Keeps cards as part of a change. */
export async function saveCards(
  queries: Queries,
  { userId, revision, cards }: { userId: string; revision: number; cards: readonly StoredCard[] },
): Promise<void> {
  if (cards.length === 0) return
  const rows = cards.map((each) => ({ ...toCardRow(each), rev: revision }))
  const lists = cardColumns.map((name) => rows.map((row) => row[name]))
  await queries.run(keep, [userId, ...(lists as SqlValue[])])
}
