import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import type { Question } from '@kotonoha/study/session/question'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName, toFacetNumber } from '../study/facet-number'

/** What giving a card a new date changes, as it was, and by what it is known that no answer came since. */
export interface KeptSchedule extends Question {
  stability: number
  difficulty: number
  dueAtMs: number
  reps: number
  lastReviewedAtMs: number
}

const subjectsAfter = statement<{ subject_id: number }>(`
  SELECT DISTINCT subject_id
  FROM   card
  WHERE  user_id = $1 AND subject_id > $2 AND s IS NOT NULL AND due_at IS NOT NULL
  ORDER  BY subject_id
  LIMIT  $3`)

/** Items with a card that has a date, in the order of their ids, after one. */
export async function listScheduledSubjects(
  queries: Queries,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await queries.query(subjectsAfter, [userId, after, limit])
  return rows.map((row) => row.subject_id)
}

/** As it is written: short names, since there are thousands. */
interface KeptCard {
  subject_id: number
  facet: number
  s: number
  d: number
  due: number
  reps: number
  last: number
}

const add = statement(`
  INSERT INTO reschedule (user_id, reschedule_id, part, cards, created_at)
  SELECT $1::uuid, $2::uuid, coalesce(max(part), 0) + 1, $3::jsonb, $4::timestamptz
  FROM   reschedule
  WHERE  user_id = $1::uuid AND reschedule_id = $2::uuid`)

/** Keeps cards as they were before they were given new dates; to be called after `beginStudyChange`. */
export async function addReschedulePart(
  queries: Queries,
  {
    userId,
    rescheduleId,
    cards,
    at,
  }: { userId: string; rescheduleId: string; cards: readonly StoredCard[]; at: Date },
): Promise<void> {
  const kept = cards.flatMap((card) => toKeptCard(card) ?? [])
  if (kept.length > 0) await queries.run(add, [userId, rescheduleId, JSON.stringify(kept), at])
}

function toKeptCard({ subjectId, facet, card }: StoredCard): KeptCard | undefined {
  const { memory, dueAtMs, lastReviewedAtMs, reps } = card
  if (memory === undefined || dueAtMs === undefined || lastReviewedAtMs === undefined) return
  return {
    subject_id: subjectId,
    facet: toFacetNumber(facet),
    s: memory.stability,
    d: memory.difficulty,
    due: dueAtMs,
    reps,
    last: lastReviewedAtMs,
  }
}

const latest = statement<{ reschedule_id: string; cards: number; created_at: Date }>(`
  SELECT reschedule_id, sum(jsonb_array_length(cards)) AS cards, min(created_at) AS created_at
  FROM   reschedule
  WHERE  user_id = $1
  GROUP  BY reschedule_id
  HAVING min(created_at) > $2
  ORDER  BY min(created_at) DESC, reschedule_id DESC
  LIMIT  1`)

/** Cards that were given new dates together. */
export interface Reschedule {
  rescheduleId: string
  /** Changes of cards; one that was given new dates twice counts twice. */
  cards: number
  createdAt: Date
}

/** The latest one since a moment; undefined where there is none. */
export async function findLatestReschedule(
  queries: Queries,
  { userId, since }: { userId: string; since: Date },
): Promise<Reschedule | undefined> {
  const [row] = await queries.query(latest, [userId, since])
  return (
    row && {
      rescheduleId: row.reschedule_id,
      cards: row.cards,
      createdAt: row.created_at,
    }
  )
}

const keptCards = statement<KeptCard>(`
  SELECT (each ->> 'subject_id')::integer AS subject_id, (each ->> 'facet')::integer AS facet,
         (each ->> 's')::double precision AS s, (each ->> 'd')::double precision AS d,
         (each ->> 'due')::double precision AS due, (each ->> 'reps')::integer AS reps,
         (each ->> 'last')::double precision AS last
  FROM   reschedule, jsonb_array_elements(cards) AS each
  WHERE  user_id = $1 AND reschedule_id = $2
  ORDER  BY part DESC`)

/** The cards of one as they were before it, what was kept last first. */
export async function listKeptSchedules(
  queries: Queries,
  { userId, rescheduleId }: { userId: string; rescheduleId: string },
): Promise<KeptSchedule[]> {
  return (await queries.query(keptCards, [userId, rescheduleId])).map((row) => ({
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    stability: row.s,
    difficulty: row.d,
    dueAtMs: row.due,
    reps: row.reps,
    lastReviewedAtMs: row.last,
  }))
}

const drop = statement('DELETE FROM reschedule WHERE user_id = $1 AND reschedule_id = $2')

export async function dropReschedule(
  queries: Queries,
  { userId, rescheduleId }: { userId: string; rescheduleId: string },
): Promise<void> {
  await queries.run(drop, [userId, rescheduleId])
}

const dropOld = statement('DELETE FROM reschedule WHERE user_id = $1 AND created_at <= $2')

/** Forgets what cannot be taken back any more. */
export async function dropOldReschedules(
  queries: Queries,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  await queries.run(dropOld, [userId, until])
}
