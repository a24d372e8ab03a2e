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
}

const places = runNumbers / 2
/** Of every coordinate: 1, x, y and the products x², xy, y². */
const terms = 6
/** Pull towards leaving the drawing as it is, as if so many places said so. */
const restraints = [0.1, 1.5, 1.5, 6, 6, 6]
/** Places at this squared distance count half. */
const halfTrust = 0.06
/** A stroke with no likeness is this far off and no more. */
const ceiling = 1.2
const rounds = 2

const capacity = 64 * places
const fromX = new Float32Array(capacity)
const fromY = new Float32Array(capacity)
const toX = new Float32Array(capacity)
const toY = new Float32Array(capacity)
const weights = new Float32Array(capacity)
const basis = new Float64Array(terms)
const normal = new Float64Array(terms * terms)
/** First what is asked of x, then of y; after solving, the coefficients. */
const moves = new Float64Array(2 * terms)

function setBasis(x: number, y: number): void {
  basis[0] = 1
  basis[1] = x
  basis[2] = y
  basis[3] = x * x - 1
  basis[4] = x * y
  basis[5] = y * y - 1
}

/** Lays down the places of all runs; gives the ink that each stands for. */
function collect(
  drawn: StrokeRuns,
  template: StrokeRuns,
  runs: readonly DirectedRun[],
): Float32Array {
  const inks = new Float32Array(runs.length)
  runs.forEach((run, index) => {
    const drawnRun = (run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst
    const templateRun = (run.templateSize - 1) * template.strokeCount + run.templateFirst
    inks[index] =
      0.25 + ((drawn.lengths[drawnRun] as number) + (template.lengths[templateRun] as number)) / 2
    for (let place = 0; place < places; place++) {
      const at = index * places + place
      const own = drawnRun * runNumbers + 2 * place
      const opposite = run.isReversed ? places - 1 - place : place
      const other = templateRun * runNumbers + 2 * opposite
      fromX[at] = drawn.samples[own] as number
      fromY[at] = drawn.samples[own + 1] as number
      toX[at] = template.samples[other] as number
      toY[at] = template.samples[other + 1] as number
    }
  })
  return inks
}

/** Finds the moves that take the places closest; those far off after the moves so far count less. */
function fit(inks: Float32Array): void {
  const count = inks.length * places
  for (let at = 0; at < count; at++) {
    weights[at] = (inks[Math.floor(at / places)] as number) / (1 + measureMoved(at) / halfTrust)
  }
  normal.fill(0)
  moves.fill(0)
  restraints.forEach((restraint, term) => {
    normal[term * terms + term] = restraint
  })
  for (let at = 0; at < count; at++) {
    const x = fromX[at] as number
    const y = fromY[at] as number
    const weight = weights[at] as number
    setBasis(x, y)
    const moveX = ((toX[at] as number) - x) * weight
    const moveY = ((toY[at] as number) - y) * weight
    for (let row = 0; row < terms; row++) {
      const value = basis[row] as number
      moves[row] = (moves[row] as number) + value * moveX
      moves[terms + row] = (moves[terms + row] as number) + value * moveY
      for (let column = 0; column <= row; column++) {
        const to = row * terms + column
        normal[to] = (normal[to] as number) + weight * value * (basis[column] as number)
      }
    }
  }
  solve()
}

/** Cholesky's way in place; the restraints keep the equations definite. */
function solve(): void {
  for (let row = 0; row < terms; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = normal[row * terms + column] as number
      for (let k = 0; k < column; k++) {
        sum -= (normal[row * terms + k] as number) * (normal[column * terms + k] as number)
      }
      normal[row * terms + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (normal[column * terms + column] as number)
    }
  }
  for (let axis = 0; axis < 2 * terms; axis += terms) {
    for (let row = 0; row < terms; row++) {
      let sum = moves[axis + row] as number
      for (let k = 0; k < row; k++) {
        sum -= (normal[row * terms + k] as number) * (moves[axis + k] as number)
      }
      moves[axis + row] = sum / (normal[row * terms + row] as number)
    }
    for (let row = terms - 1; row >= 0; row--) {
      let sum = moves[axis + row] as number
      for (let k = row + 1; k < terms; k++) {
        sum -= (normal[k * terms + row] as number) * (moves[axis + k] as number)
      }
      moves[axis + row] = sum / (normal[row * terms + row] as number)
    }
  }
}

/** Squared distance of a place to its counterpart after the moves. */
function measureMoved(at: number): number {
  let x = fromX[at] as number
  let y = fromY[at] as number
  setBasis(x, y)
  for (let term = 0; term < terms; term++) {
    x += (moves[term] as number) * (basis[term] as number)
    y += (moves[terms + term] as number) * (basis[term] as number)
  }
  return (x - (toX[at] as number)) ** 2 + (y - (toY[at] as number)) ** 2
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
): BentDistance {
  const result: BentDistance = { mean: 0, square: 0, worst: 0, secondWorst: 0, bending: 0 }
  if (runs.length === 0) return result
  const inks = collect(drawn, template, runs)
  moves.fill(0)
  for (let round = 0; round < rounds; round++) fit(inks)
  for (let term = 3; term < terms; term++) {
    result.bending += (moves[term] as number) ** 2 + (moves[terms + term] as number) ** 2
  }
  let allInk = 0
  inks.forEach((ink, run) => {
    let sum = 0
    for (let place = 0; place < places; place++) sum += measureMoved(run * places + place)
    const distance = Math.min(ceiling, Math.sqrt(sum / places))
    allInk += ink
    result.mean += distance * ink
    result.square += distance * distance
    result.secondWorst = Math.max(result.secondWorst, Math.min(result.worst, distance))
    result.worst = Math.max(result.worst, distance)
  })
  result.mean /= allInk
  result.square = Math.sqrt(result.square / inks.length)
  return result
}
