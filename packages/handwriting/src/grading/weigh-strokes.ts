import { type Course, keyPlaces, keysPerStroke } from './courses'
import type { Precision } from './hand-variation'
import { toExcess } from './judge-stroke'
import { findOffset, measureStroke, type StrokeMeasures } from './measure-stroke'
import type { Trace } from './trace-reading'

/** Coordinates of a stroke's points. */
const strokeNumbers = 2 * keysPerStroke
/** How many numbers' worth the usual hand counts for where it is asked how rough this one is. */
const trustInUsual = 8
const leastRoughness = 0.3
const mostRoughness = 3

/** A stroke that does not go with the others. */
export interface Misfit {
  measures: StrokeMeasures
  /** By how much it exceeds what is allowed, at least 1. */
  excess: number
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
  courses: readonly Course[],
  { size, x, y }: Precision,
  tolerance: number,
  mostMisfits: number,
): WeighedStrokes | undefined {
  const axes = [x, y].map((matrix) => ({
    matrix: matrix.slice(),
    off: new Float64Array(size),
    pull: new Float64Array(size),
  })) as [Axis, Axis]
  const left = new Set<number>()
  traces.forEach((trace, stroke) => {
    if (trace === undefined) {
      for (const axis of axes) leaveOut(axis, size, stroke)
      return
    }
    left.add(stroke)
    const model = courses[stroke] as Course
    axes.forEach(({ off }, axis) => {
      keyPlaces.forEach((at, key) => {
        off[stroke * keysPerStroke + key] =
          (trace.xy[at + axis] as number) - (model.xy[at + axis] as number)
      })
    })
  })
  const misfits = new Map<number, Misfit>()
  for (;;) {
    const total = axes.reduce((sum, axis) => sum + pullAll(axis, size), 0)
    const numbers = strokeNumbers * left.size
    let worst: (Misfit & { stroke: number }) | undefined
    for (const stroke of left) {
      const [offX, offY] = axes.map(({ matrix, pull }) =>
        findOffset(matrix, size, pull, stroke),
      ) as [ReturnType<typeof findOffset>, ReturnType<typeof findOffset>]
      const others = trustInUsual + total - offX.square - offY.square
      const roughness = others / (trustInUsual + numbers - strokeNumbers)
      const measures = measureStroke(
        traces[stroke] as Trace,
        courses[stroke] as Course,
        offX,
        offY,
        Math.min(mostRoughness, Math.max(leastRoughness, roughness)),
      )
      const excess = toExcess(measures) / tolerance
      if (excess > Math.max(1, worst?.excess ?? 0)) worst = { stroke, measures, excess }
    }
    if (worst === undefined) {
      const usual = trustInUsual + numbers
      return { misfits, doubt: (usual / 2) * Math.log((trustInUsual + total) / usual) }
    }
    if (misfits.size === mostMisfits) return undefined
    misfits.set(worst.stroke, worst)
    left.delete(worst.stroke)
    for (const axis of axes) leaveOut(axis, size, worst.stroke)
  }
}

/** One coordinate of all points. */
interface Axis {
  /** Inverse of the covariance of the points that count; zero for the others. */
  matrix: Float64Array
  /** What the points are off from the model. */
  off: Float64Array
  /** Product of the two. */
  pull: Float64Array
}

/** Fills in the product, and gives the square of all in standard deviations. */
function pullAll({ matrix, off, pull }: Axis, size: number): number {
  let square = 0
  for (let p = 0; p < size; p++) {
    let sum = 0
    for (let q = 0; q < size; q++) sum += (matrix[p * size + q] as number) * (off[q] as number)
    pull[p] = sum
    square += sum * (off[p] as number)
  }
  return square
}

/** The inverse covariance without the points of a stroke: their Schur complement. */
function leaveOut({ matrix, off }: Axis, size: number, stroke: number): void {
  for (let k = stroke * keysPerStroke; k < (stroke + 1) * keysPerStroke; k++) {
    off[k] = 0
    const row = matrix.slice(k * size, (k + 1) * size)
    const inverse = 1 / (row[k] as number)
    for (let p = 0; p < size; p++) {
      const factor = (row[p] as number) * inverse
      if (factor === 0) continue
      for (let q = 0; q < size; q++) {
        matrix[p * size + q] = (matrix[p * size + q] as number) - factor * (row[q] as number)
      }
    }
    // Exactly nothing, so that rounding does not let what was left out pull at the others.
    matrix.fill(0, k * size, (k + 1) * size)
    for (let p = 0; p < size; p++) matrix[p * size + k] = 0
  }
}
