import type { recallRate } from '@kotonoha/contract/kanji/progress/progress-numbers'
import { findShare } from '@kotonoha/study/progress/wilson-interval'
import type { Recalled } from '@kotonoha/user-db/queries/progress/retention'
import type { z } from 'zod'

/** The share remembered of all these together; null where nothing was asked. */
export function toRecallRate(rows: readonly Recalled[]): z.infer<typeof recallRate> | null {
  const asked = rows.reduce((sum, row) => sum + row.asked, 0)
  const recalled = rows.reduce((sum, row) => sum + row.recalled, 0)
  const interval = findShare(recalled, asked)
  if (interval === undefined) return null
  const predicted = rows.reduce((sum, row) => sum + row.predicted * row.asked, 0) / asked
  return { asked, recalled, predicted, ...interval }
}

/**
 * How far foretold recall is from what came: the root of the mean square over bins of the foretold
 * chance, weighed by answers (RMSE(bins) of FSRS's benchmark); null where nothing was asked.
 */
export function findCalibrationError(bins: readonly Recalled[]): number | null {
  const asked = bins.reduce((sum, bin) => sum + bin.asked, 0)
  if (asked === 0) return null
  const squares = bins
    .filter((bin) => bin.asked > 0)
    .reduce((sum, bin) => sum + bin.asked * (bin.recalled / bin.asked - bin.predicted) ** 2, 0)
  return Math.sqrt(squares / asked)
}
