import type { Point } from '../geometry/drawing'
import { type Course, keyPlaces, keysPerStroke } from './courses'
import { invertInPlace } from './invert'
import { toPlacePrecision } from './place-variation'

/**
 * How right drawings differ from their models, as standard deviations in spreads of the ink. Every
 * coordinate of a start, a middle or an end is off by the sum of what the whole drawing has in
 * common, what its neighbourhood has, what its stroke has, and what it has alone.
 */
interface HandVariation {
  /** The drawing is elsewhere. */
  move: number
  /** It is wider, narrower, tilted. */
  stretch: number
  /** A part of it is elsewhere; parts reach so far as `reach`. */
  part: number
  reach: number
  /** A stroke is elsewhere. */
  stroke: number
  /** A dot is elsewhere, by so much more. */
  dot: number
  /** It is turned or of another length: of a dot, and the more for every spread of length. */
  turn: number
  turnPerLength: number
  /** The same in the stroke's own direction, for every spread that it extends there. */
  growth: number
  /** It is more or less curved: of a dot, and the more for every spread of length. */
  curve: number
  curvePerLength: number
  /** Its end by itself, for every spread of length. */
  end: number
  /** A point by itself. */
  point: number
}

/** Found by likelihood on right drawings of several people, dots and parts then given more room. */
const hand: HandVariation = {
  move: 1,
  stretch: 0.15,
  part: 0.18,
  reach: 1.2,
  stroke: 0.125,
  dot: 0.28,
  turn: 0.085,
  turnPerLength: 0.008,
  growth: 0.09,
  curve: 0.006,
  curvePerLength: 0.034,
  end: 0.045,
  point: 0.012,
}

/**
 * The inverse covariances of all x and of all y of a model's starts, middles and ends, and that of
 * where its strokes are.
 */
export interface Precision {
  size: number
  x: Float64Array
  y: Float64Array
  places: Float64Array
}

export function toPrecision(model: readonly Course[]): Precision {
  const size = model.length * keysPerStroke
  const shared = new Float64Array(size * size)
  const points = model.flatMap(({ xy }) =>
    keyPlaces.map((at): Point => [xy[at] as number, xy[at + 1] as number]),
  )
  points.forEach(([px, py], p) => {
    points.slice(0, p + 1).forEach(([qx, qy], q) => {
      const square = (px - qx) ** 2 + (py - qy) ** 2
      const value =
        hand.move ** 2 +
        hand.stretch ** 2 * (px * qx + py * qy) +
        hand.part ** 2 * Math.exp(-square / (2 * hand.reach ** 2))
      shared[p * size + q] = value
      shared[q * size + p] = value
    })
    shared[p * size + p] = (shared[p * size + p] as number) + hand.point ** 2
  })
  const x = addStrokes(shared, model, 0)
  const y = addStrokes(shared, model, 1)
  invertInPlace(x, size)
  invertInPlace(y, size)
  return { size, x, y, places: toPlacePrecision(model) }
}

/** Strokes of this length (in spreads) are dots to the third part. */
const dotLength = 0.5

function addStrokes(shared: Float64Array, model: readonly Course[], axis: 0 | 1): Float64Array {
  const matrix = shared.slice()
  const size = model.length * keysPerStroke
  model.forEach(({ xy, length }, stroke) => {
    const reach = (xy[keyPlaces[2] + axis] as number) - (xy[keyPlaces[0] + axis] as number)
    const turn = hand.turn ** 2 + (hand.turnPerLength * length) ** 2 + (hand.growth * reach) ** 2
    const end = (hand.end * length) ** 2
    const place = hand.stroke ** 2 + hand.dot ** 2 * Math.exp(-length / dotLength)
    const curve = hand.curve ** 2 + (hand.curvePerLength * length) ** 2
    for (let p = 0; p < keysPerStroke; p++) {
      for (let q = 0; q < keysPerStroke; q++) {
        const at = (stroke * keysPerStroke + p) * size + stroke * keysPerStroke + q
        const middle = p !== q ? 0 : p === 1 ? curve : p === 2 ? end : 0
        matrix[at] = (matrix[at] as number) + place + turn * (p - 1) * (q - 1) + middle
      }
    }
  })
  return matrix
}
