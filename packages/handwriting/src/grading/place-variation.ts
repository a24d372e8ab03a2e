import type { Point } from '../geometry/drawing'
import { type Course, keyPlaces, keysPerStroke } from './courses'
import { invertInPlace } from './invert'

/**
 * How far right hands set whole strokes off from the model, as standard deviations in spreads of the
 * ink. It goes by the middles of strokes alone: what is expected of one decides how well one that was
 * moved is told from a free hand, and for that it matters more than nearness which strokes were
 * written just before and after (mostly of the same part) and which ones it meets. Chosen as what
 * leaves the fewest displaced strokes unseen for the right drawings that it fails.
 */
const hand = {
  /** The drawing is elsewhere. */
  move: 1,
  /** It is wider, narrower, tilted. */
  stretch: 0.03,
  /** Strokes written one after another are elsewhere together, by e less for so many between. */
  inTurn: 0.115,
  inTurnStrokes: 11,
  /** Strokes whose starts, middles or ends are near each other are. */
  meeting: 0.195,
  meetingReach: 0.74,
  /** A stroke of a character of ten is by itself; of others, by a power of their number. */
  stroke: 0.115,
  strokePower: 0.54,
  /** A dot is, by so much more. */
  dot: 0.055,
}

/** Strokes of this length (in spreads) are dots to the third part. */
const dotLength = 0.5

/** The inverse covariance of the middles of a model's strokes, the same for x and y. */
export function toPlacePrecision(model: readonly Course[]): Float64Array {
  const count = model.length
  const keys = model.map(({ xy }) =>
    keyPlaces.map((at): Point => [xy[at] as number, xy[at + 1] as number]),
  )
  const middles = model.map((course): Point => [toMiddle(course.xy, 0), toMiddle(course.xy, 1)])
  const ownOfAny = hand.stroke ** 2 * (count / 10) ** (2 * hand.strokePower)
  const matrix = new Float64Array(count * count)
  for (let one = 0; one < count; one++) {
    for (let other = 0; other <= one; other++) {
      const [p, q] = [middles[one] as Point, middles[other] as Point]
      const value =
        hand.move ** 2 +
        hand.stretch ** 2 * (p[0] * q[0] + p[1] * q[1]) +
        hand.inTurn ** 2 * Math.exp((other - one) / hand.inTurnStrokes) +
        hand.meeting ** 2 * toNearness(keys[one] as Point[], keys[other] as Point[])
      matrix[one * count + other] = value
      matrix[other * count + one] = value
    }
    const { length } = model[one] as Course
    const own = ownOfAny + hand.dot ** 2 * Math.exp(-length / dotLength)
    matrix[one * count + one] = (matrix[one * count + one] as number) + own
  }
  invertInPlace(matrix, count)
  return matrix
}

/** The mean of start, middle and end. */
export function toMiddle(xy: Float32Array, axis: 0 | 1): number {
  let sum = 0
  for (const at of keyPlaces) sum += xy[at + axis] as number
  return sum / keysPerStroke
}

/** 1 where all their starts, middles and ends are at one place, falling to 0 beyond the reach. */
function toNearness(one: readonly Point[], other: readonly Point[]): number {
  let sum = 0
  for (const [px, py] of one) {
    for (const [qx, qy] of other) {
      const square = (px - qx) ** 2 + (py - qy) ** 2
      sum += Math.exp(-square / (2 * hand.meetingReach ** 2))
    }
  }
  return sum / keysPerStroke ** 2
}
