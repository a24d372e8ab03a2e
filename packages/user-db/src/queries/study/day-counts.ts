import type { DayCount } from '@kotonoha/study/fold/count-changes'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetNumber } from './facet-number'
import { cardAges, type HourCount } from './hour-counts'

const keys = ['local_day', 'facet'] as const
const sums = [
  'reviews',
  'correct',
  'new_cards',
  'ms',
  'young_asked',
  'young_recalled',
  'young_predicted',
  'mature_asked',
  'mature_recalled',
  'mature_predicted',
] as const

/** A row of `daily_stat`, but for whose it is; as a change its sums may be below 0. */
type DayRow = Record<(typeof keys)[number] | (typeof sums)[number], number>

/** How the rows of days change: by what was done, and by how well it was remembered in its hours. */
function toDayRows(counts: readonly DayCount[], hours: readonly HourCount[]): DayRow[] {
  const rows = new Map<string, DayRow>()
  const rowOf = (day: number, facet: number): DayRow => {
    const key = `${day}/${facet}`
    const row = rows.get(key) ?? {
      local_day: day,
      facet,
      reviews: 0,
      correct: 0,
      new_cards: 0,
      ms: 0,
      young_asked: 0,
      young_recalled: 0,
      young_predicted: 0,
      mature_asked: 0,
      mature_recalled: 0,
      mature_predicted: 0,
    }
    rows.set(key, row)
    return row
  }
  for (const { learnerDay, facet, reviews, correct, newCards, ms } of counts) {
    const row = rowOf(learnerDay, toFacetNumber(facet))
    row.reviews += reviews
    row.correct += correct
    row.new_cards += newCards
    row.ms += ms
  }
  for (const hour of hours) {
    const age = cardAges[hour.age]
    if (age !== 'young' && age !== 'mature') continue
    const row = rowOf(hour.local_day, hour.facet)
    row[`${age}_asked`] += hour.answers
    row[`${age}_recalled`] += hour.correct
    row[`${age}_predicted`] += hour.predicted
  }
  return [...rows.values()].filter((row) => sums.some((name) => row[name] !== 0))
}

const add = statement(`
  INSERT INTO daily_stat (user_id, ${keys.join(', ')}, ${sums.join(', ')})
  SELECT $1::uuid, given.*
  FROM   unnest($2::integer[], $3::smallint[], $4::integer[], $5::integer[], $6::integer[],
                $7::bigint[], $8::integer[], $9::integer[], $10::bigint[], $11::integer[],
                $12::integer[], $13::bigint[]) AS given
  ON CONFLICT (user_id, ${keys.join(', ')}) DO UPDATE
  SET    ${sums.map((name) => `${name} = daily_stat.${name} + excluded.${name}`).join(', ')}`)

// Who was asked and remembered is among the reviews: without these nothing else is left.
const dropEmpty = statement(`
  DELETE FROM daily_stat
  WHERE  user_id = $1 AND local_day = ANY($2::integer[])
  AND    reviews = 0 AND correct = 0 AND new_cards = 0 AND ms = 0`)

/** Adds to the counts of days; a day of which nothing is left has no row, as before its first. */
export async function addDayCounts(
  queries: Queries,
  {
    userId,
    counts,
    hours,
  }: { userId: string; counts: readonly DayCount[]; hours: readonly HourCount[] },
): Promise<void> {
  const changes = toDayRows(counts, hours)
  if (changes.length === 0) return
  const values = [...keys, ...sums].map((name) => changes.map((each) => each[name]))
  await queries.run(add, [userId, ...values])
  const isTakenAway = changes.some(({ reviews, new_cards }) => reviews < 0 || new_cards < 0)
  if (isTakenAway) await queries.run(dropEmpty, [userId, changes.map((each) => each.local_day)])
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
  ms: number
}>(`
  SELECT local_day, sum(reviews) AS reviews, sum(correct) AS correct,
         sum(new_cards) AS new_cards,
         sum(CASE WHEN facet = 1 THEN new_cards ELSE 0 END) AS lessons, sum(ms)::double precision AS ms
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
    ms: row.ms,
  }))
}

/** What was done on all days together. */
export interface StudySums {
  /** Undefined before the first study. */
  firstDay: number | undefined
  /** With study. */
  days: number
  reviews: number
  lessons: number
  ms: number
}

const sumOfAll = statement<{
  first_day: number | null
  days: number
  reviews: number
  lessons: number
  ms: number
}>(`
  SELECT min(local_day) AS first_day, count(DISTINCT local_day) AS days,
         coalesce(sum(reviews), 0) AS reviews,
         coalesce(sum(CASE WHEN facet = 1 THEN new_cards ELSE 0 END), 0) AS lessons,
         coalesce(sum(ms), 0)::double precision AS ms
  FROM   daily_stat
  WHERE  user_id = $1 AND local_day <= $2`)

/** Sums up all days to one, that day included. */
export async function sumUpDays(
  queries: Queries,
  { userId, to }: { userId: string; to: number },
): Promise<StudySums> {
  const [row] = await queries.query(sumOfAll, [userId, to])
  if (row === undefined) throw new Error('a sum without a row')
  const { first_day, ...sums } = row
  return { firstDay: first_day ?? undefined, ...sums }
}
