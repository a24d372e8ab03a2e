import type { Facet } from '@kotonoha/study/subject'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName } from '../study/facet-number'
import type { CardAge } from '../study/hour-counts'

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

interface RecallRow {
  place: number
  facet: number
  young_asked: number
  young_recalled: number
  young_predicted: number
  mature_asked: number
  mature_recalled: number
  mature_predicted: number
}

// Days are put into the stretches between the given ones: those of years are read once.
const recallBetween = statement<RecallRow>(`
  SELECT width_bucket(local_day, $2::integer[]) AS place, facet,
         sum(young_asked) AS young_asked, sum(young_recalled) AS young_recalled,
         sum(young_predicted)::double precision AS young_predicted,
         sum(mature_asked) AS mature_asked, sum(mature_recalled) AS mature_recalled,
         sum(mature_predicted)::double precision AS mature_predicted
  FROM   daily_stat
  WHERE  user_id = $1 AND local_day >= ($2::integer[])[1]
  GROUP  BY 1, 2
  ORDER  BY 1, 2`)

/** First answers of a day to cards learnt earlier, since each of several learner days, in order. */
export async function listRetentionSinceEach(
  queries: Queries,
  { userId, since }: { userId: string; since: readonly number[] },
): Promise<RetentionRow[][]> {
  const starts = [...new Set(since)].sort((one, other) => one - other)
  const rows = (await queries.query(recallBetween, [userId, starts])).flatMap((row) =>
    toRetentionRows(row).map((each) => ({ ...each, from: starts[row.place - 1] ?? 0 })),
  )
  return since.map((day) => rows.filter(({ from }) => from >= day))
}

function toRetentionRows(row: RecallRow): RetentionRow[] {
  const facet = toFacetName(row.facet)
  return (['young', 'mature'] as const).flatMap((age) => {
    const asked = row[`${age}_asked`]
    if (asked === 0) return []
    const predicted = row[`${age}_predicted`] / 1_000_000 / asked
    return [{ facet, age, asked, recalled: row[`${age}_recalled`], predicted }]
  })
}

/** First answers of a day to cards learnt earlier, since a learner day. */
export async function listRetention(
  queries: Queries,
  { userId, since }: { userId: string; since: number },
): Promise<RetentionRow[]> {
  const [rows = []] = await listRetentionSinceEach(queries, { userId, since: [since] })
  return rows
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
