import type { DayCount } from '@kotonoha/study/fold/count-changes'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetNumber } from './facet-number'

const add = statement(`
  INSERT INTO daily_stat (user_id, local_day, facet, reviews, correct, new_cards, ms)
  SELECT $1::uuid, local_day, facet, reviews, correct, new_cards, ms
  FROM   unnest($2::integer[], $3::smallint[], $4::integer[], $5::integer[], $6::integer[],
                $7::bigint[]) AS given (local_day, facet, reviews, correct, new_cards, ms)
  ON CONFLICT (user_id, local_day, facet) DO UPDATE
  SET    reviews   = daily_stat.reviews   + excluded.reviews,
         correct   = daily_stat.correct   + excluded.correct,
         new_cards = daily_stat.new_cards + excluded.new_cards,
         ms        = daily_stat.ms        + excluded.ms`)

const dropEmpty = statement(`
  DELETE FROM daily_stat
  WHERE  user_id = $1 AND local_day = ANY($2::integer[])
  AND    reviews = 0 AND correct = 0 AND new_cards = 0 AND ms = 0`)

/** Adds to the counts of days; a day of which nothing is left has no row, as before its first. */
export async function addDayCounts(
  queries: Queries,
  { userId, counts }: { userId: string; counts: readonly DayCount[] },
): Promise<void> {
  const changes = counts.filter(
    ({ reviews, correct, newCards, ms }) => reviews || correct || newCards || ms,
  )
  if (changes.length === 0) return
  const days = changes.map((each) => each.learnerDay)
  await queries.run(add, [
    userId,
    days,
    changes.map((each) => toFacetNumber(each.facet)),
    changes.map((each) => each.reviews),
    changes.map((each) => each.correct),
    changes.map((each) => each.newCards),
    changes.map((each) => each.ms),
  ])
  const isTakenAway = changes.some(({ reviews, newCards }) => reviews < 0 || newCards < 0)
  if (isTakenAway) await queries.run(dropEmpty, [userId, days])
}

/** A learner day over all facets. */
export interface DayTotal {
  learnerDay: number
  reviews: number
  correct: number
  newCards: number
  /** Every item has a meaning, so these are the lessons done. */
  lessons: number
  ms: number
}

const totals = statement<{
  local_day: number
  reviews: number
  correct: number
  new_cards: number
  lessons: number
  ms: string | number
}>(`
  SELECT local_day, sum(reviews) AS reviews, sum(correct) AS correct,
         sum(new_cards) AS new_cards,
         sum(CASE WHEN facet = 1 THEN new_cards ELSE 0 END) AS lessons, sum(ms) AS ms
  FROM   daily_stat
  WHERE  user_id = $1 AND local_day BETWEEN $2 AND $3
  GROUP  BY local_day
  ORDER  BY local_day`)

/** Days with study between two days, both included. */
export async function listDayTotals(
  queries: Queries,
  { userId, from, to }: { userId: string; from: number; to: number },
): Promise<DayTotal[]> {
  return (await queries.query(totals, [userId, from, to])).map((row) => ({
    learnerDay: row.local_day,
    reviews: row.reviews,
    correct: row.correct,
    newCards: row.new_cards,
    lessons: row.lessons,
    // A sum of bigint is numeric, which arrives as text.
    ms: Number(row.ms),
  }))
}
