import { matchFreely } from '../matching/match-freely'
import { matchInOrder } from '../matching/match-in-order'
import type { MatchedRun } from '../matching/stroke-matching'
import type { StrokeRuns } from '../matching/stroke-runs'

/** One way to see the model's strokes in the drawn ones. */
export type Reading = MatchedRun[]

function run(drawnFirst: number, templateFirst: number, drawnSize = 1, templateSize = 1) {
  return { drawnFirst, drawnSize, templateFirst, templateSize, price: 0 }
}

/**
 * The readings worth judging: that all is as it should be, every one with a single stroke too many,
 * too few, joined or broken, and what fits best in the model's order and in any.
 */
export function listReadings(drawn: StrokeRuns, model: StrokeRuns): Reading[] {
  const n = drawn.strokeCount
  const m = model.strokeCount
  const readings: Reading[] = []
  const sequence = (length: number) => Array.from({ length }, (_, index) => index)
  if (n === m) readings.push(sequence(n).map((index) => run(index, index)))
  if (n === m + 1) {
    for (const left of sequence(n)) {
      readings.push(sequence(m).map((index) => run(index < left ? index : index + 1, index)))
    }
    for (const first of sequence(m)) {
      readings.push(
        sequence(m).map((index) =>
          run(index > first ? index + 1 : index, index, index === first ? 2 : 1),
        ),
      )
    }
  }
  if (n === m - 1) {
    for (const left of sequence(m)) {
      readings.push(sequence(n).map((index) => run(index, index < left ? index : index + 1)))
    }
    for (const first of sequence(n)) {
      readings.push(
        sequence(n).map((index) =>
          run(index, index > first ? index + 1 : index, 1, index === first ? 2 : 1),
        ),
      )
    }
  }
  for (const { runs } of [matchInOrder(drawn, model), matchFreely(drawn, model)]) {
    readings.push(runs, [...runs, ...pairLeftOvers(runs, n, m)])
  }
  return readings
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
