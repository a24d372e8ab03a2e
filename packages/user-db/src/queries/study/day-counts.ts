import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type FacetName, toFacetNumber } from './facet-number'
import type { LoggedReview } from './logged-review'

/** What is counted for a learner day and facet. */
export interface DayCount {
  learnerDay: number
  facet: FacetName
  reviews: number
  correct: number
  newCards: number
  ms: number
}

/** What one answer of the log adds to the counts of its day; undefined where it does not count. */
function toCount(review: LoggedReview): DayCount | undefined {
  const { status, mode, rating, answerMs, learnerDay, facet, before } = review
  if (status !== 'counted') return undefined
  const isLesson = mode === 'lesson'
  return {
    learnerDay,
    facet,
    reviews: isLesson ? 0 : 1,
    correct: !isLesson && rating > 1 ? 1 : 0,
    newCards: isLesson || before.phase === 'new' ? 1 : 0,
    ms: answerMs,
  }
}

/** How a change of the log changes the counts. */
export function toCountChanges({
  added,
  changed,
}: {
  added: readonly LoggedReview[]
  changed: readonly { was: LoggedReview; is: LoggedReview }[]
}): DayCount[] {
  const sums = new Map<string, DayCount>()
  const add = (review: LoggedReview, sign: 1 | -1) => {
    const count = toCount(review)
    if (count === undefined) return
    const key = `${count.learnerDay}/${count.facet}`
    const sum = sums.get(key)
    sums.set(key, {
      ...count,
      reviews: (sum?.reviews ?? 0) + sign * count.reviews,
      correct: (sum?.correct ?? 0) + sign * count.correct,
      newCards: (sum?.newCards ?? 0) + sign * count.newCards,
      ms: (sum?.ms ?? 0) + sign * count.ms,
    })
  }
  for (const review of added) add(review, 1)
  for (const { was, is } of changed) {
    add(was, -1)
    add(is, 1)
  }
  return [...sums.values()]
}

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
