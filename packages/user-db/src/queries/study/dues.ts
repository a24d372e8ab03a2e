import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import type { Facet } from '@kotonoha/study/subject'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { isAsked } from './asked-cards'
import { toFacetName } from './facet-number'
import { type CardRow, cardColumns, toStoredCard } from './stored-card'

/** Cards of one kind that come due at one moment. */
export interface DueGroup {
  /** 1 component, 2 kanji, 3 word. */
  kind: number
  dueAtMs: number
  count: number
}

const groups = statement<{ kind: number; due_at: Date; count: number }>(`
  SELECT subject_id / 10000000 AS kind, greatest(due_at, $2) AS due_at, count(*) AS count
  FROM   card
  WHERE  user_id = $1 AND due_at < $3 AND ${isAsked}
  GROUP  BY 1, 2`)

/**
 * What is due at a moment and what comes due until another, counted live on the index of dues.
 * What is due already is told as due at that moment.
 */
export async function listDueGroups(
  queries: Queries,
  { userId, at, until }: { userId: string; at: Date; until: Date },
): Promise<DueGroup[]> {
  const rows = await queries.query(groups, [userId, at, until])
  return rows.map(({ kind, due_at: dueAt, count }) => ({
    kind,
    dueAtMs: dueAt.getTime(),
    count,
  }))
}

const counts = statement<{ due: number; next_at: Date | null }>(`
  SELECT (SELECT count(*)
          FROM   card
          WHERE  user_id = $1 AND due_at <= $2 AND ${isAsked}) AS due,
         (SELECT min(due_at)
          FROM   card
          WHERE  user_id = $1 AND due_at > $2 AND ${isAsked}) AS next_at`)

/** How many cards are due, and when the next one comes. */
export async function countDues(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<{ due: number; nextAt: Date | undefined }> {
  const [row] = await queries.query(counts, [userId, at])
  return { due: row?.due ?? 0, nextAt: row?.next_at ?? undefined }
}

const dueCards = statement<CardRow>(`
  SELECT ${cardColumns.join(', ')}
  FROM   card
  WHERE  user_id = $1 AND due_at <= $2 AND ${isAsked}
  ORDER  BY due_at, subject_id, facet
  LIMIT  $3`)

/** Cards that are due at a moment, the earliest first. */
export async function listDueCards(
  queries: Queries,
  { userId, until, limit }: { userId: string; until: Date; limit: number },
): Promise<StoredCard[]> {
  return (await queries.query(dueCards, [userId, until, limit])).map(toStoredCard)
}

/** A card by when it is due. */
export interface DueName {
  subjectId: number
  facet: Facet
  dueAt: Date
}

const dueNames = statement<{ subject_id: number; facet: number; due_at: Date }>(`
  SELECT subject_id, facet, due_at
  FROM   card
  WHERE  user_id = $1 AND due_at >= $2 AND due_at < $3 AND ${isAsked}
  ORDER  BY due_at, subject_id, facet
  LIMIT  $4 OFFSET $5`)

const dueNameCount = statement<{ count: number }>(`
  SELECT count(*) AS count
  FROM   card
  WHERE  user_id = $1 AND due_at >= $2 AND due_at < $3 AND ${isAsked}`)

/** A page of the cards that come due in a stretch of time, and how many there are. */
export async function listDuesBetween(
  queries: Queries,
  stretch: { userId: string; from: Date; until: Date; limit: number; offset: number },
): Promise<{ dues: DueName[]; total: number }> {
  const { userId, from, until, limit, offset } = stretch
  const rows = await queries.query(dueNames, [userId, from, until, limit, offset])
  const [counted] = await queries.query(dueNameCount, [userId, from, until])
  const dues = rows.map((row) => ({
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    dueAt: row.due_at,
  }))
  return { dues, total: counted?.count ?? 0 }
}

const lapsing = statement<CardRow>(`
  SELECT ${cardColumns.join(', ')}
  FROM   card
  WHERE  user_id = $1 AND lapses > 1 AND ${isAsked}
  ORDER  BY lapses DESC, subject_id, facet
  LIMIT  $2`)

/** Cards that failed more than once and are still asked, the most failed first. */
export async function listLapsingCards(
  queries: Queries,
  { userId, limit }: { userId: string; limit: number },
): Promise<StoredCard[]> {
  return (await queries.query(lapsing, [userId, limit])).map(toStoredCard)
}

/** A wrong answer. */
export interface Mistake {
  subjectId: number
  facet: Facet
  at: Date
  answer: string
}

// Not EXISTS: of that PostgreSQL makes a join that looks through the log of every card.
const mistakes = statement<{
  subject_id: number
  facet: number
  reviewed_at: Date
  answer: string
}>(`
  SELECT subject_id, facet, reviewed_at, answer
  FROM   review
  WHERE  user_id = $1 AND local_day >= $2 AND grade = 1 AND status = 0 AND mode <> 3
  AND    (SELECT ${isAsked}
          FROM   card
          WHERE  card.user_id = $1 AND card.subject_id = review.subject_id
          AND    card.facet = review.facet)
  ORDER  BY reviewed_at DESC
  LIMIT  $3`)

/**
 * The latest wrong answers since a learner day, the newest first. Those of cards that are not asked
 * any more are left out: they are shown to be practised.
 */
export async function listMistakes(
  queries: Queries,
  { userId, sinceDay, limit }: { userId: string; sinceDay: number; limit: number },
): Promise<Mistake[]> {
  const rows = await queries.query(mistakes, [userId, sinceDay, limit])
  return rows.map((row) => ({
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    at: row.reviewed_at,
    answer: row.answer,
  }))
}
