import type { output } from '@kotonoha/contract/kanji/algorithm/get-calibration'
import { fewestTrainingReviews } from '@kotonoha/srs/training/train-parameters'
import { type CalibrationBin, listCalibration } from '@kotonoha/user-db/queries/progress/retention'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { findCalibrationError, toRecallRate } from '../progress/recall-rate'

type Calibration = z.infer<typeof output>

const tenths = Array.from({ length: 10 }, (_, tenth) => tenth)

/** What was foretold against what came, over all answers of a learner. */
export async function getCalibrationOf(queries: Queries, userId: string): Promise<Calibration> {
  const kept = await listCalibration(queries, { userId, since: 0 })
  const bins = tenths.flatMap((tenth) => {
    const rate = toRecallRate(kept.filter((each) => isOfTenth(each, tenth)))
    return rate === null ? [] : [{ from: tenth / 10, to: (tenth + 1) / 10, rate }]
  })
  const all = toRecallRate(kept)
  const answers = all?.asked ?? 0
  return {
    answers,
    need: fewestTrainingReviews,
    bins,
    error: findCalibrationError(kept),
    all,
  }
}

/** Counts are kept by twentieths of the foretold chance. */
function isOfTenth({ bin }: CalibrationBin, tenth: number): boolean {
  return Math.floor(bin / 2) === tenth
}
