import { type Course, keyPlaces, keysPerStroke } from './courses'
import type { Precision } from './hand-variation'
import { toExcess } from './judge-stroke'
import { fewStrokes } from './limits'
import {
  blockSize,
  type EndOffsets,
  findOffset,
  measureEnds,
  measureStroke,
  type StrokeMeasures,
} from './measure-stroke'
import { leaveOutPlace, measurePlace, toPlaces } from './place-expectation'
import { measurePlaceOfFew, type PlacesOfFew } from './place-of-few'
import { measureFromSquare, type SquareMiddles } from './square-middles'
import type { Trace } from './trace-reading'

/** Coordinates of a stroke's points. */
const strokeNumbers = 2 * keysPerStroke
/** How many numbers' worth the usual hand counts for where it is asked how rough this one is. */
const trustInUsual = 8
const leastRoughness = 0.3
const mostRoughness = 3
/**
 * A misfit makes neighbours look wrong until it is put aside, but hardly more than this many; where
 * more do, the reading is given up before all of them are gone through.
 */
const mostAccused = 2
const accusedAnyway = 4
/** Strokes are off their place on the square by about so much, in spreads. */
const usuallyFromSquare = 0.3

/** A stroke that does not go with the others. */
export interface Misfit {
  measures: StrokeMeasures
  ends: EndOffsets
  /** By how much it exceeds what is allowed, at least 1. */
  excess: number
}

interface WeighedModel {
  courses: readonly Course[]
  precision: Precision
  /** Of a character of few strokes. */
  few?: PlacesOfFew | undefined
  middles?: SquareMiddles | undefined
}

interface WeighedStrokes {
  /** By the model's number of the stroke. */
  misfits: Map<number, Misfit>
  /** How unlikely the other strokes are as those of a right hand; 0 is the usual. */
  doubt: number
}

/**
 * Finds the strokes that do not go with the others: each is compared with where the others have it
 * expected, the worst is put aside, and so on until all go together. A rough hand is allowed more,
 * for it is rough everywhere; a mistake is not. Nothing where there are more than `mostMisfits`.
 */
export function weighStrokes(
  traces: readonly (Trace | undefined)[],
  { courses, precision, few, middles }: WeighedModel,
  tolerance: number,
  mostMisfits: number,
): WeighedStrokes | undefined {
  const { size, x, y, places: placePrecision } = precision
  const axes = [toAxis(x, size, traces, courses, 0), toAxis(y, size, traces, courses, 1)] as const
  const places = toPlaces(placePrecision, traces, courses)
  const left = new Set<number>()
  const putAside = (stroke: number) => {
    for (const axis of axes) leaveOut(axis, stroke)
    leaveOutPlace(places, stroke)
  }
  traces.forEach((trace, stroke) => {
    if (trace !== undefined) left.add(stroke)
    else putAside(stroke)
  })
  // Of few strokes either of two may be what is wrong, and the place on the square tells which.
  const toSuspicion = (stroke: number) =>
    middles === undefined || courses.length > fewStrokes
      ? 1
      : usuallyFromSquare +
        measureFromSquare(traces[stroke] as Trace, courses[stroke] as Course, middles)
  const misfits = new Map<number, Misfit>()
  for (;;) {
    const total = axes[0].square + axes[1].square
    const numbers = strokeNumbers * left.size
    let accused = 0
    let worst: (Misfit & { stroke: number; rank: number }) | undefined
    for (const stroke of left) {
      const offX = findOffset(axes[0].blocks, axes[0].pull, stroke)
      const offY = findOffset(axes[1].blocks, axes[1].pull, stroke)
      const others = trustInUsual + total - offX.square - offY.square
      const roughness = others / (trustInUsual + numbers - strokeNumbers)
      const measures = measureStroke(
        traces[stroke] as Trace,
        courses[stroke] as Course,
        offX,
        offY,
        {
          roughness: Math.min(mostRoughness, Math.max(leastRoughness, roughness)),
          strokes: courses.length,
          place:
            few === undefined
              ? measurePlace(places, stroke, left.size)
              : measurePlaceOfFew(few, stroke, left),
          form: few?.forms[stroke],
        },
      )
      const excess = toExcess(measures) / tolerance
      if (excess > 1) accused++
      const rank = excess * toSuspicion(stroke)
      if (excess > 1 && rank > (worst?.rank ?? 0)) {
        const ends = measureEnds(traces[stroke] as Trace, courses[stroke] as Course, offX, offY)
        worst = { stroke, measures, ends, excess, rank }
      }
    }
    if (worst === undefined) {
      const usual = trustInUsual + numbers
      return { misfits, doubt: (usual / 2) * Math.log((trustInUsual + total) / usual) }
    }
    const misfitsLeft = mostMisfits - misfits.size
    if (misfitsLeft === 0 || accused > mostAccused * misfitsLeft + accusedAnyway) return undefined
    misfits.set(worst.stroke, worst)
    left.delete(worst.stroke)
    putAside(worst.stroke)
  }
}

/**
 * One coordinate of all points. Points are left out by Schur's complement, which takes the square of
 * a row from the matrix: the rows are kept and taken off where a number is asked for, since few are.
 */
interface Axis {
  size: number
  /** Inverse covariance of all points. */
  matrix: Float64Array
  /** Rows, divided by the root of their diagonal, whose squares are to be taken from it. */
  takenOff: Float64Array[]
  /** Each stroke's own block of what remains. */
  blocks: Float64Array
  /** Its product with what the points are off from the model. */
  pull: Float64Array
  /** What all are off, in standard deviations (squares). */
  square: number
}

function toAxis(
  matrix: Float64Array,
  size: number,
  traces: readonly (Trace | undefined)[],
  courses: readonly Course[],
  axis: 0 | 1,
): Axis {
  const off = new Float64Array(size)
  const pull = new Float64Array(size)
  const blocks = new Float64Array(courses.length * blockSize)
  traces.forEach((trace, stroke) => {
    const first = stroke * keysPerStroke
    let at = stroke * blockSize
    for (let p = first; p < first + keysPerStroke; p++) {
      for (let q = p; q < first + keysPerStroke; q++) blocks[at++] = matrix[p * size + q] as number
    }
    if (trace === undefined) return
    const model = courses[stroke] as Course
    keyPlaces.forEach((place, key) => {
      off[first + key] = (trace.xy[place + axis] as number) - (model.xy[place + axis] as number)
    })
  })
  let square = 0
  for (let p = 0; p < size; p++) {
    let sum = 0
    for (let q = 0; q < size; q++) sum += (matrix[p * size + q] as number) * (off[q] as number)
    pull[p] = sum
    square += sum * (off[p] as number)
  }
  return { size, matrix, takenOff: [], blocks, pull, square }
}

function leaveOut(axis: Axis, stroke: number): void {
  const { size, matrix, takenOff, blocks, pull } = axis
  for (let k = stroke * keysPerStroke; k < (stroke + 1) * keysPerStroke; k++) {
    const row = matrix.slice(k * size, (k + 1) * size)
    for (const taken of takenOff) {
      const factor = taken[k] as number
      for (let p = 0; p < size; p++) row[p] = (row[p] as number) - factor * (taken[p] as number)
    }
    const root = Math.sqrt(Math.max(row[k] as number, 1e-12))
    for (let p = 0; p < size; p++) row[p] = (row[p] as number) / root
    const force = (pull[k] as number) / root
    for (let p = 0; p < size; p++) pull[p] = (pull[p] as number) - force * (row[p] as number)
    axis.square -= force * force
    takenOff.push(row)
    for (let first = 0, at = 0; first < size; first += keysPerStroke) {
      for (let p = first; p < first + keysPerStroke; p++) {
        for (let q = p; q < first + keysPerStroke; q++, at++) {
          blocks[at] = (blocks[at] as number) - (row[p] as number) * (row[q] as number)
        }
      }
    }
  }
}
