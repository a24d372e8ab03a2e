import { type Affine, identity, measureDeformation } from '../geometry/affine'
import { measureLength } from '../geometry/polyline'
import { fitAffine, type WeightedPairs } from '../matching/fit-affine'
import { dotLength, measureRuns } from '../matching/run-distance'
import type { MatchedRun } from '../matching/stroke-matching'
import { placesPerStroke, runNumbers, type StrokeRuns } from '../matching/stroke-runs'

const rounds = 3
/** Strokes so far off (squared, in spreads of the ink) count half when the drawing is laid over. */
const halfTrust = 0.04

/**
 * Lays a drawing over its model: tilts and stretches it so that the strokes taken for each other
 * fit, trusting those less that do not fit anyway. One stroke out of place moves no other.
 */
export function layOver(
  drawn: StrokeRuns,
  model: StrokeRuns,
  runs: readonly MatchedRun[],
): { laid: StrokeRuns; deformation: number } {
  const placed = transformRuns(drawn, findSimilarity(drawn, model, runs))
  let laid = placed
  let affine = identity
  for (let round = 0; round < rounds; round++) {
    affine = fitAffine(pairUp(placed, laid, model, runs))
    laid = transformRuns(placed, affine)
  }
  return { laid, deformation: measureDeformation(affine) }
}

/** Moves and scales the strokes taken for some of the model's to where those are, unbent. */
function findSimilarity(drawn: StrokeRuns, model: StrokeRuns, runs: readonly MatchedRun[]): Affine {
  const from = measureSpread(drawn, runs, (run) => [run.drawnSize, run.drawnFirst])
  const to = measureSpread(model, runs, (run) => [run.templateSize, run.templateFirst])
  const scale = from.spread > 1e-4 && to.spread > 1e-4 ? to.spread / from.spread : 1
  return { a: scale, b: 0, c: to.x - scale * from.x, d: 0, e: scale, f: to.y - scale * from.y }
}

function measureSpread(
  strokes: StrokeRuns,
  runs: readonly MatchedRun[],
  select: (run: MatchedRun) => [size: number, first: number],
): { x: number; y: number; spread: number } {
  let mass = 0
  let sumX = 0
  let sumY = 0
  let square = 0
  for (const each of runs) {
    const [size, first] = select(each)
    const run = (size - 1) * strokes.strokeCount + first
    const ink = (strokes.lengths[run] as number) + dotLength
    for (let k = run * runNumbers; k < (run + 1) * runNumbers; k += 2) {
      const x = strokes.samples[k] as number
      const y = strokes.samples[k + 1] as number
      mass += ink
      sumX += ink * x
      sumY += ink * y
      square += ink * (x * x + y * y)
    }
  }
  if (mass === 0) return { x: 0, y: 0, spread: 0 }
  const x = sumX / mass
  const y = sumY / mass
  return { x, y, spread: Math.sqrt(Math.max(0, square / mass - x * x - y * y)) }
}

/** The samples move as the points do; lengths change as those of the lines between them. */
function transformRuns(runs: StrokeRuns, { a, b, c, d, e, f }: Affine): StrokeRuns {
  const samples = new Float32Array(runs.samples.length)
  for (let at = 0; at < samples.length; at += 2) {
    const x = runs.samples[at] as number
    const y = runs.samples[at + 1] as number
    samples[at] = a * x + b * y + c
    samples[at + 1] = d * x + e * y + f
  }
  const lengths = runs.lengths.map((length, run) => {
    const first = run * placesPerStroke
    const before = measureLength(runs.samples, first, first + placesPerStroke)
    return before > 0
      ? (length * measureLength(samples, first, first + placesPerStroke)) / before
      : 0
  })
  return { ...runs, samples, lengths }
}

function pairUp(
  before: StrokeRuns,
  now: StrokeRuns,
  model: StrokeRuns,
  runs: readonly MatchedRun[],
): WeightedPairs {
  const count = runs.length * placesPerStroke
  const pairs: WeightedPairs = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    u: new Float32Array(count),
    v: new Float32Array(count),
    weight: new Float32Array(count),
  }
  let at = 0
  for (const run of runs) {
    const p = (run.drawnSize - 1) * now.strokeCount + run.drawnFirst
    const q = (run.templateSize - 1) * model.strokeCount + run.templateFirst
    const { distance, isReversed } = measureRuns(now, p, model, q)
    const weight = 1 / (1 + (distance * distance) / halfTrust)
    for (let k = 0; k < runNumbers; k += 2) {
      const other = isReversed ? runNumbers - 2 - k : k
      pairs.x[at] = before.samples[p * runNumbers + k] as number
      pairs.y[at] = before.samples[p * runNumbers + k + 1] as number
      pairs.u[at] = model.samples[q * runNumbers + other] as number
      pairs.v[at] = model.samples[q * runNumbers + other + 1] as number
      pairs.weight[at] = weight
      at++
    }
  }
  return pairs
}
