import { countStrokes, type Drawing } from '../geometry/drawing'
import { resample } from '../geometry/polyline'

/** The course of a stroke is compared at so many places. */
export const coursePlaces = 9
/** Where strokes are compared with each other: whether two meet is seen no more coarsely. */
export const finePlaces = 33
const last = 2 * (coursePlaces - 1)
/** Start, middle and end, by the numbers of their x. */
export const keyPlaces = [0, coursePlaces - 1, last] as const
export const keysPerStroke = keyPlaces.length

/** One stroke: x and y of its places by turns, and the way of the pen. */
export interface Course {
  xy: Float32Array
  length: number
}

export function toCourses(drawing: Drawing, places: number = coursePlaces): Course[] {
  return Array.from({ length: countStrokes(drawing) }, (_, stroke) => {
    const xy = new Float32Array(2 * places)
    const length = resample(drawing, { first: stroke, last: stroke }, places, xy, 0)
    return { xy, length }
  })
}

export function turnRound({ xy, length }: Course): Course {
  const turned = new Float32Array(xy.length)
  const end = xy.length - 2
  for (let at = 0; at < xy.length; at += 2) {
    turned[at] = xy[end - at] as number
    turned[at + 1] = xy[end - at + 1] as number
  }
  return { xy: turned, length }
}
