import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Predicted chances of recall are told apart by twentieths: .90 to .95 is bin 18. */
export const calibrationBins = 20

/** A row of `daily_calibration`, but for whose it is; as a change its sums may be below 0. */
export interface CalibrationCount {
  learnerDay: number
  bin: number
  asked: number
  recalled: number
  /** The sum of the predicted chances, in millionths. */
  predicted: number
}

/** How a change of the log changes what was predicted against what came. */
export function toCalibrationChanges({
  added,
  changed,
}: {
  added: readonly LoggedReview[]
  changed: readonly { was: LoggedReview; is: LoggedReview }[]
}): CalibrationCount[] {
  const changes = new Map<string, CalibrationCount>()
  const add = (review: LoggedReview, sign: 1 | -1) => {
    const { status, mode, recallChance, learnerDay, rating } = review
    if (status !== 'counted' || mode === 'lesson' || recallChance === undefined) return
    const bin = Math.min(calibrationBins - 1, Math.floor(recallChance * calibrationBins))
    const key = `${learnerDay}/${bin}`
    const sum = changes.get(key) ?? { learnerDay, bin, asked: 0, recalled: 0, predicted: 0 }
    sum.asked += sign
    sum.recalled += rating > 1 ? sign : 0
    sum.predicted += sign * Math.round(recallChance * 1_000_000)
    changes.set(key, sum)
  }
  for (const review of added) add(review, 1)
  for (const { was, is } of changed) {
    add(was, -1)
    add(is, 1)
  }
  return [...changes.values()].filter(
    ({ asked, recalled, predicted }) => asked !== 0 || recalled !== 0 || predicted !== 0,
  )
}

const add = statement(`
  INSERT INTO daily_calibration (user_id, local_day, bin, asked, recalled, predicted)
  SELECT $1::uuid, given.*
  FROM   unnest($2::integer[], $3::smallint[], $4::integer[], $5::integer[], $6::bigint[]) AS given
  ON CONFLICT (user_id, local_day, bin) DO UPDATE
  SET    asked     = daily_calibration.asked     + excluded.asked,
         recalled  = daily_calibration.recalled  + excluded.recalled,
         predicted = daily_calibration.predicted + excluded.predicted`)

const dropEmpty = statement(`
  DELETE FROM daily_calibration
  WHERE  user_id = $1 AND local_day = ANY($2::integer[]) AND asked = 0`)

/** Adds to what is kept; a bin of which nothing is left has no row. */
export async function addCalibrations(
  queries: Queries,
  { userId, counts }: { userId: string; counts: readonly CalibrationCount[] },
): Promise<void> {
  if (counts.length === 0) return
  const days = counts.map(({ learnerDay }) => learnerDay)
  await queries.run(add, [
    userId,
    days,
    counts.map(({ bin }) => bin),
    counts.map(({ asked }) => asked),
    counts.map(({ recalled }) => recalled),
    counts.map(({ predicted }) => predicted),
  ])
  if (counts.some(({ asked }) => asked < 0)) await queries.run(dropEmpty, [userId, days])
}
