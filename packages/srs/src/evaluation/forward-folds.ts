/** How many times the past predicts the future; the log is cut into one part more. */
const foldCount = 5

/** Train on what came before `start`; score from `start` up to `end`. */
export interface ForwardFold {
  start: number
  end: number
}

/**
 * Cuts a sequence in time order into a first part that is only trained on and five equal folds
 * after it (scikit-learn's TimeSeriesSplit, which srs-benchmark uses).
 */
export function listForwardFolds(length: number): ForwardFold[] {
  const size = Math.floor(length / (foldCount + 1))
  if (size === 0) return []
  return Array.from({ length: foldCount }, (_, index) => {
    const start = length - (foldCount - index) * size
    return { start, end: start + size }
  })
}
