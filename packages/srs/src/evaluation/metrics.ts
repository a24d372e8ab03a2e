import type { Prediction } from './predict-recall'

type Outcome = Pick<Prediction, 'recallChance' | 'isRecalled'>

/** Mean surprise in nats; lower is better. */
export function logLoss(predictions: readonly Outcome[]): number {
  // A certain prediction that fails would cost infinitely much.
  const least = 1e-7
  const total = predictions.reduce((sum, { recallChance, isRecalled }) => {
    const chance = isRecalled ? recallChance : 1 - recallChance
    return sum - Math.log(Math.max(chance, least))
  }, 0)
  return total / predictions.length
}

/** The lower end of the step of a geometric scale that a count of at least 1 falls on. */
function toStep(count: number, ratio: number): number {
  // The tiny addition keeps exact powers on their own step despite rounding.
  return Math.floor(Math.log(count) / Math.log(ratio) + 1e-12)
}

/** The ratios are those of srs-benchmark's `rmse_matrix`. */
function toBin({ elapsedDays, reviewNumber, lapses }: Prediction): string {
  const lapseStep = lapses === 0 ? 'none' : toStep(lapses, 1.73)
  return `${toStep(elapsedDays, 3.62)} ${toStep(reviewNumber, 1.89)} ${lapseStep}`
}

/**
 * RMSE(bins) of srs-benchmark: how far the mean prediction is from the share recalled, in bins by
 * interval, review number and lapses, each bin weighing as much as it has reviews.
 */
export function rmseOfBins(predictions: readonly Prediction[]): number {
  const bins = new Map<string, { count: number; difference: number }>()
  for (const prediction of predictions) {
    const key = toBin(prediction)
    const bin = bins.get(key) ?? { count: 0, difference: 0 }
    bin.count += 1
    bin.difference += prediction.recallChance - Number(prediction.isRecalled)
    bins.set(key, bin)
  }
  const squares = [...bins.values()].reduce(
    (sum, { count, difference }) => sum + difference ** 2 / count,
    0,
  )
  return Math.sqrt(squares / predictions.length)
}

/**
 * The chance that a recalled review was predicted higher than a forgotten one, ties counting half;
 * undefined when only one of the two occurs.
 */
export function areaUnderCurve(predictions: readonly Outcome[]): number | undefined {
  const sorted = predictions.toSorted((one, other) => one.recallChance - other.recallChance)
  let recalled = 0
  let rankSum = 0
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const chance = sorted[start]?.recallChance
    let recalledHere = 0
    for (; end < sorted.length && sorted[end]?.recallChance === chance; end++) {
      if (sorted[end]?.isRecalled) recalledHere += 1
    }
    recalled += recalledHere
    rankSum += (recalledHere * (start + 1 + end)) / 2
  }
  const forgotten = sorted.length - recalled
  if (recalled === 0 || forgotten === 0) return undefined
  return (rankSum - (recalled * (recalled + 1)) / 2) / (recalled * forgotten)
}
