import type { Facet } from '@kotonoha/study/subject'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName } from '../study/facet-number'
import { type CardAge, cardAges } from '../study/hour-counts'

/** How many cards that were known were asked, and how many remembered. */
export interface Recalled {
  asked: number
  recalled: number
  /** The mean of what was predicted, 0 to 1; 0 where nothing was asked. */
  predicted: number
}

export interface RetentionRow extends Recalled {
  facet: Facet
  age: CardAge
}

const retention = statement<{
  facet: number
  age: number
  asked: number
  recalled: number
  predicted: number
}>(`
  SELECT facet, age, sum(answers) AS asked, sum(correct) AS recalled,
         sum(predicted)::double precision AS predicted
  FROM   hourly_stat
  WHERE  user_id = $1 AND local_day >= $2 AND age > 0
  GROUP  BY facet, age
  ORDER  BY facet, age`)

/** First answers of a day to cards learnt earlier, since a learner day. */
export async function listRetention(
  queries: Queries,
  { userId, since }: { userId: string; since: number },
): Promise<RetentionRow[]> {
  return (await queries.query(retention, [userId, since])).map((row) => ({
    facet: toFacetName(row.facet),
    age: cardAges[row.age] ?? 'unpredicted',
    asked: row.asked,
    recalled: row.recalled,
    predicted: row.asked === 0 ? 0 : row.predicted / 1_000_000 / row.asked,
  }))
}

// Days are put into the stretches between the given ones: the whole log of years is read once.
const retentionBetween = statement<{
  place: number
  facet: number
  age: number
  asked: number
  recalled: number
  predicted: number
}>(`
  SELECT width_bucket(local_day, $2::integer[]) AS place, facet, age,
         sum(answers) AS asked, sum(correct) AS recalled,
         sum(predicted)::double precision AS predicted
  FROM   hourly_stat
  WHERE  user_id = $1 AND age > 0 AND local_day >= ($2::integer[])[1]
  GROUP  BY 1, 2, 3
  ORDER  BY 1, 2, 3`)

/** First answers of a day to cards learnt earlier, since each of several learner days, in order. */
export async function listRetentionSinceEach(
  queries: Queries,
  { userId, since }: { userId: string; since: readonly number[] },
): Promise<RetentionRow[][]> {
  const starts = [...new Set(since)].sort((one, other) => one - other)
  const rows = (await queries.query(retentionBetween, [userId, starts])).map((row) => ({
    facet: toFacetName(row.facet),
    age: cardAges[row.age] ?? 'unpredicted',
    asked: row.asked,
    recalled: row.recalled,
    predicted: row.asked === 0 ? 0 : row.predicted / 1_000_000 / row.asked,
    from: starts[row.place - 1] ?? 0,
  }))
  return since.map((day) => rows.filter(({ from }) => from >= day))
}

export interface CalibrationBin extends Recalled {
  /** From 0; its chances begin at a twentieth of this. */
  bin: number
}

const calibration = statement<{
  bin: number
  asked: number
  recalled: number
  predicted: number
}>(`
  SELECT bin, sum(asked) AS asked, sum(recalled) AS recalled,
         sum(predicted)::double precision AS predicted
  FROM   daily_calibration
  WHERE  user_id = $1 AND local_day >= $2
  GROUP  BY bin
  ORDER  BY bin`)

/** What was predicted against what came, since a learner day; bins without answers are left out. */
export async function listCalibration(
  queries: Queries,
  { userId, since }: { userId: string; since: number },
): Promise<CalibrationBin[]> {
  return (await queries.query(calibration, [userId, since])).map((row) => ({
    bin: row.bin,
    asked: row.asked,
    recalled: row.recalled,
    predicted: row.asked === 0 ? 0 : row.predicted / 1_000_000 / row.asked,
  }))
}
