import { matchFreely } from '../matching/match-freely'
import { matchInOrder } from '../matching/match-in-order'
import { priceRuns } from '../matching/run-distance'
import type { MatchedRun } from '../matching/stroke-matching'
import type { StrokeRuns } from '../matching/stroke-runs'

/** One way to see the model's strokes in the drawn ones. */
export type Reading = MatchedRun[]

function run(drawnFirst: number, templateFirst: number, drawnSize = 1, templateSize = 1) {
  return { drawnFirst, drawnSize, templateFirst, templateSize, price: 0 }
}

/**
 * The readings worth judging: that all is as it should be, every one with a single stroke too many,
 * too few, joined, broken or exchanged, and what fits best in the model's order and in any.
 */
export function listReadings(drawn: StrokeRuns, model: StrokeRuns): Reading[] {
  const n = drawn.strokeCount
  const m = model.strokeCount
  const readings: Reading[] = []
  const sequence = (length: number) => Array.from({ length }, (_, index) => index)
  if (n === m) {
    readings.push(sequence(n).map((index) => run(index, index)))
    for (const [one, other] of listSwaps(drawn, model)) {
      readings.push(
        sequence(n).map((index) =>
          run(index, index === one ? other : index === other ? one : index),
        ),
      )
    }
  }
  for (const { runs } of [matchInOrder(drawn, model), matchFreely(drawn, model)]) {
    readings.push(runs, [...runs, ...pairLeftOvers(runs, n, m)])
  }
  readings.push(...selectLikely(listSingleFaults(n, m), drawn, model))
  return readings
}

/** One stroke too many, too few, joined or broken; the others as they should be. */
function listSingleFaults(n: number, m: number): Reading[] {
  const sequence = (length: number) => Array.from({ length }, (_, index) => index)
  if (n === m + 1) {
    return [
      ...sequence(n).map((left) =>
        sequence(m).map((index) => run(index < left ? index : index + 1, index)),
      ),
      ...sequence(m).map((first) =>
        sequence(m).map((index) =>
          run(index > first ? index + 1 : index, index, index === first ? 2 : 1),
        ),
      ),
    ]
  }
  if (n === m - 1) {
    return [
      ...sequence(m).map((left) =>
        sequence(n).map((index) => run(index, index < left ? index : index + 1)),
      ),
      ...sequence(n).map((first) =>
        sequence(n).map((index) =>
          run(index, index > first ? index + 1 : index, 1, index === first ? 2 : 1),
        ),
      ),
    ]
  }
  return []
}

/** Of characters with many strokes only so many readings with a single fault are judged. */
const mostSingleFaults = 24

/** Those with the least distances between what they take for each other. */
function selectLikely(readings: Reading[], drawn: StrokeRuns, model: StrokeRuns): Reading[] {
  if (readings.length <= mostSingleFaults) return readings
  const priced = readings.map((reading) => ({
    reading,
    price: reading.reduce(
      (sum, { drawnFirst, drawnSize, templateFirst, templateSize }) =>
        sum +
        priceRuns(
          drawn,
          (drawnSize - 1) * drawn.strokeCount + drawnFirst,
          model,
          (templateSize - 1) * model.strokeCount + templateFirst,
        ),
      0,
    ),
  }))
  return priced
    .sort((a, b) => a.price - b.price)
    .slice(0, mostSingleFaults)
    .map(({ reading }) => reading)
}

/**
 * A drawn stroke like none of the model's, at the very turn of a model's stroke that nothing was
 * drawn for, may be that stroke drawn wrongly rather than one too many and one too few.
 */
function pairLeftOvers(runs: readonly MatchedRun[], n: number, m: number): Reading {
  const modelOf = new Array<number>(n).fill(-1)
  const isDrawn = new Uint8Array(m)
  for (const each of runs) {
    const lastModel = each.templateFirst + each.templateSize - 1
    modelOf.fill(lastModel, each.drawnFirst, each.drawnFirst + each.drawnSize)
    isDrawn.fill(1, each.templateFirst, lastModel + 1)
  }
  const pairs: Reading = []
  let before = -1
  modelOf.forEach((modelStroke, drawnStroke) => {
    if (modelStroke >= 0) {
      before = modelStroke
      return
    }
    const candidate = before + 1
    if (candidate >= m || isDrawn[candidate] === 1) return
    isDrawn[candidate] = 1
    before = candidate
    pairs.push(run(drawnStroke, candidate))
  })
  return pairs
}

const mostSwaps = 8

/** Pairs of strokes that fit about as well or better when they have changed places. */
function listSwaps(drawn: StrokeRuns, model: StrokeRuns): [number, number][] {
  const count = model.strokeCount
  const swaps: { pair: [number, number]; loss: number }[] = []
  const price = (i: number, j: number) => priceRuns(drawn, i, model, j)
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const loss = price(one, other) + price(other, one) - price(one, one) - price(other, other)
      if (loss < 0) swaps.push({ pair: [one, other], loss })
    }
  }
  return swaps
    .sort((a, b) => a.loss - b.loss)
    .slice(0, mostSwaps)
    .map(({ pair }) => pair)
}
