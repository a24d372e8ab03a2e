import {
  createPairs,
  type FitBending,
  fitBending,
  fromX,
  fromY,
  gapX,
  gapY,
  inks,
  measureMove,
  terms,
  toX,
  toY,
} from './fit-bending'
import type { MatchedRun } from './stroke-matching'
import { runNumbers, type StrokeRuns } from './stroke-runs'

/** A matched run, and whether it was drawn from the other end. */
export interface DirectedRun extends MatchedRun {
  isReversed: boolean
}

/** How strokes still differ once the drawing is bent to fit those it is matched with. */
export interface BentDistance {
  /** Mean distance of matched places, by ink, in spreads. */
  mean: number
  /** Root of the mean square of the runs' distances. */
  square: number
  /** Of the runs that fit worst and second worst. */
  worst: number
  secondWorst: number
  /** How much it was bent beyond what moves, turns and stretches everything alike. */
  bending: number
  /**
   * How unlikely the runs are, summed over all, in logarithms that forgive what is far off anyway:
   * by where their middles are, by their form about them, and by their lines from end to end.
   */
  displaced: number
  deformed: number
  turned: number
  /** What bent it: coefficients of the terms, of x and of y. */
  moves: Float64Array
}

/** Spreads at which a run begins to be unlikely: of its middle, its form and its line. */
const spreads = { place: 0.12, shape: 0.1, line: 0.25 }

const places = runNumbers / 2
/** A stroke with no likeness is this far off and no more. */
const ceiling = 1.2

const pairs = createPairs()

/** Lays down the places of all runs. */
function collect(drawn: StrokeRuns, template: StrokeRuns, runs: readonly DirectedRun[]): void {
  const { rows } = pairs
  const { samples } = drawn
  const counterparts = template.samples
  pairs.count = runs.length * places
  let at = 0
  for (const run of runs) {
    const drawnRun = (run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst
    const templateRun = (run.templateSize - 1) * template.strokeCount + run.templateFirst
    const ink =
      0.25 + ((drawn.lengths[drawnRun] as number) + (template.lengths[templateRun] as number)) / 2
    const step = run.isReversed ? -2 : 2
    let own = drawnRun * runNumbers
    let other = templateRun * runNumbers + (run.isReversed ? runNumbers - 2 : 0)
    for (let place = 0; place < places; place++) {
      rows[fromX + at] = samples[own] as number
      rows[fromY + at] = samples[own + 1] as number
      rows[toX + at] = counterparts[other] as number
      rows[toY + at] = counterparts[other + 1] as number
      rows[inks + at] = ink
      own += 2
      other += step
      at++
    }
  }
}

/**
 * Bends the drawing smoothly (by quadratic functions of the place, held back) so that its strokes
 * come closest to those they are matched with: bad proportions are forgiven, a stroke that is
 * another one's is not.
 */
export function measureBent(
  drawn: StrokeRuns,
  template: StrokeRuns,
  runs: readonly DirectedRun[],
  fit: FitBending = fitBending,
): BentDistance {
  const result: BentDistance = {
    mean: 0,
    square: 0,
    worst: 0,
    secondWorst: 0,
    bending: 0,
    displaced: 0,
    deformed: 0,
    turned: 0,
    moves: new Float64Array(2 * terms),
  }
  if (runs.length === 0) return result
  collect(drawn, template, runs)
  const { moves } = result
  fit(pairs, moves)
  for (let term = 3; term < terms; term++) {
    result.bending += (moves[term] as number) ** 2 + (moves[terms + term] as number) ** 2
  }
  const { rows } = pairs
  let allInk = 0
  for (let run = 0; run < runs.length; run++) {
    const ink = rows[inks + run * places] as number
    let sum = 0
    let sumX = 0
    let sumY = 0
    for (let at = run * places; at < (run + 1) * places; at++) {
      const x = rows[gapX + at] as number
      const y = rows[gapY + at] as number
      sum += x * x + y * y
      sumX += x
      sumY += y
    }
    const end = run * places + places - 1
    const lineX = (rows[gapX + end] as number) - (rows[gapX + run * places] as number)
    const lineY = (rows[gapY + end] as number) - (rows[gapY + run * places] as number)
    const distance = Math.min(ceiling, Math.sqrt(sum / places))
    const square = (sumX * sumX + sumY * sumY) / (places * places)
    const form = Math.max(0, sum / places - square)
    result.displaced += Math.log1p(square / spreads.place ** 2)
    result.deformed += Math.log1p(form / spreads.shape ** 2)
    result.turned += Math.log1p((lineX * lineX + lineY * lineY) / spreads.line ** 2)
    allInk += ink
    result.mean += distance * ink
    result.square += distance * distance
    result.secondWorst = Math.max(result.secondWorst, Math.min(result.worst, distance))
    result.worst = Math.max(result.worst, distance)
  }
  result.mean /= allInk
  result.square = Math.sqrt(result.square / runs.length)
  return result
}

/** The strokes where `moves` take them. */
export function bend(drawn: StrokeRuns, moves: Float64Array): StrokeRuns {
  const before = drawn.samples
  const samples = new Float32Array(before.length)
  for (let at = 0; at < samples.length; at += 2) {
    const x = before[at] as number
    const y = before[at + 1] as number
    samples[at] = x + measureMove(moves, 0, x, y)
    samples[at + 1] = y + measureMove(moves, terms, x, y)
  }
  return { ...drawn, samples }
}
