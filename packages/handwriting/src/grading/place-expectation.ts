import type { Course } from './courses'
import { mostPlace } from './limits'
import { toMiddle } from './place-variation'
import type { Trace } from './trace-reading'

/** How many strokes' coordinates the usual hand counts for where it is asked how rough this one is. */
const trustInUsual = 3
const leastRoughness = 0.3
const mostRoughness = 3
/** What is allowed goes with how far the other strokes are off (squares) to this power. */
const powerOfNeat = 0.14
const powerOfRough = 0.3

/** The middles of strokes against where the other strokes have them expected. */
interface Places {
  count: number
  /** Inverse covariance of the middles of the strokes that are left. */
  matrix: Float64Array
  /** Its product with what they are off from the model. */
  pullX: Float64Array
  pullY: Float64Array
  /** What all are off, in standard deviations (squares). */
  square: number
}

export function toPlaces(
  precision: Float64Array,
  traces: readonly (Trace | undefined)[],
  courses: readonly Course[],
): Places {
  const count = courses.length
  const [pullX, pullY] = [new Float64Array(count), new Float64Array(count)]
  let square = 0
  const pullAlong = (axis: 0 | 1, pull: Float64Array) => {
    const off = courses.map(({ xy }, stroke) => {
      const trace = traces[stroke]
      return trace === undefined ? 0 : toMiddle(trace.xy, axis) - toMiddle(xy, axis)
    })
    for (let p = 0; p < count; p++) {
      let sum = 0
      for (let q = 0; q < count; q++)
        sum += (precision[p * count + q] as number) * (off[q] as number)
      pull[p] = sum
      square += sum * (off[p] as number)
    }
  }
  pullAlong(0, pullX)
  pullAlong(1, pullY)
  return { count, matrix: precision.slice(), pullX, pullY, square }
}

/** Takes a stroke out, so that nothing is expected by it (Schur's complement). */
export function leaveOutPlace(places: Places, stroke: number): void {
  const { count, matrix, pullX, pullY } = places
  const own = matrix[stroke * count + stroke] as number
  const row = matrix.slice(stroke * count, (stroke + 1) * count)
  const [x, y] = [(pullX[stroke] as number) / own, (pullY[stroke] as number) / own]
  places.square -= (x * x + y * y) * own
  for (let p = 0; p < count; p++) {
    const value = row[p] as number
    pullX[p] = (pullX[p] as number) - x * value
    pullY[p] = (pullY[p] as number) - y * value
    const factor = value / own
    for (let q = 0; q < count; q++) {
      matrix[p * count + q] = (matrix[p * count + q] as number) - factor * (row[q] as number)
    }
  }
}

/** How far a stroke is off as a whole, as a share of what is allowed; `left` strokes are left. */
export function measurePlace(places: Places, stroke: number, left: number): number {
  const { count, matrix, pullX, pullY, square } = places
  const [x, y] = [pullX[stroke] as number, pullY[stroke] as number]
  const own = (x * x + y * y) / (matrix[stroke * count + stroke] as number)
  const others = (trustInUsual + square - own) / (trustInUsual + 2 * left - 2)
  const roughness = Math.min(mostRoughness, Math.max(leastRoughness, others))
  const allowed = roughness ** (roughness > 1 ? powerOfRough : powerOfNeat) * mostPlace
  return Math.sqrt(own / 2) / allowed
}
