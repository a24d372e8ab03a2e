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

function move(x: number, y: number, by: Float64Array, to: { x: number; y: number }): void {
  setBasis(x, y)
  to.x = x
  to.y = y
  for (let term = 0; term < terms; term++) {
    to.x += (by[term] as number) * (basis[term] as number)
    to.y += (by[terms + term] as number) * (basis[term] as number)
  }
}

/** What a place misses its counterpart by after the moves. */
const gap = { x: 0, y: 0 }

/** Squared distance of a place to its counterpart after the moves. */
function measureMoved(at: number): number {
  move(fromX[at] as number, fromY[at] as number, moves, gap)
  gap.x -= toX[at] as number
  gap.y -= toY[at] as number
  return gap.x * gap.x + gap.y * gap.y
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
  const result: BentDistance = {
    mean: 0,
    square: 0,
    worst: 0,
    secondWorst: 0,
    bending: 0,
    displaced: 0,
    deformed: 0,
    turned: 0,
    moves,
  }
  moves.fill(0)
  if (runs.length === 0) return { ...result, moves: moves.slice() }
  const inks = collect(drawn, template, runs)
  for (let round = 0; round < rounds; round++) fit(inks)
  for (let term = 3; term < terms; term++) {
    result.bending += (moves[term] as number) ** 2 + (moves[terms + term] as number) ** 2
  }
  let allInk = 0
  let lineX = 0
  let lineY = 0
  inks.forEach((ink, run) => {
    let sum = 0
    let sumX = 0
    let sumY = 0
    for (let place = 0; place < places; place++) {
      sum += measureMoved(run * places + place)
      sumX += gap.x
      sumY += gap.y
      if (place === 0) {
        lineX = -gap.x
        lineY = -gap.y
      } else if (place === places - 1) {
        lineX += gap.x
        lineY += gap.y
      }
    }
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
  })
  result.mean /= allInk
  result.square = Math.sqrt(result.square / inks.length)
  result.moves = moves.slice()
  return result
}

/** The strokes where `moves` take them. */
export function bend(drawn: StrokeRuns, moves: Float64Array): StrokeRuns {
  const samples = new Float32Array(drawn.samples.length)
  const moved = { x: 0, y: 0 }
  for (let at = 0; at < samples.length; at += 2) {
    move(drawn.samples[at] as number, drawn.samples[at + 1] as number, moves, moved)
    samples[at] = moved.x
    samples[at + 1] = moved.y
  }
  return { ...drawn, samples }
}
