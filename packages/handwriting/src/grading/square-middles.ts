import { countStrokes, type Drawing, type Point } from '../geometry/drawing'
import { measureLength } from '../geometry/polyline'
import type { Course } from './courses'
import { toMiddle } from './place-variation'

/**
 * Where the middle of the writing square is, in the coordinates of the drawing and of the model. A
 * drawing may be anywhere on the square and is no worse for it; but of two strokes far from each
 * other the one that is not where it is on the model's square is the one that was moved, and when
 * one of 二 was forgotten, its place tells which.
 */
export interface SquareMiddles {
  drawn: Point
  model: Point
}

/** The same point when a drawing was moved and scaled; nothing when that cannot be told. */
export function carryOver([x, y]: Point, from: Drawing, to: Drawing): Point | undefined {
  const length = measureLength(from.xy, 0, from.xy.length / 2)
  if (countStrokes(from) === 0 || length === 0) return undefined
  const scale = measureLength(to.xy, 0, to.xy.length / 2) / length
  const [fromX = 0, fromY = 0] = from.xy
  const [toX = 0, toY = 0] = to.xy
  return [toX + scale * (x - fromX), toY + scale * (y - fromY)]
}

/** Hands set whole characters off by so much, in spreads (a standard deviation). */
const usualShift = 0.35
/** A small character in a corner is none the less right. */
const mostDoubt = 3

/** How hard it is to believe that the character is there, as logarithm of a probability. */
export function doubtPlace({ drawn, model }: SquareMiddles): number {
  const square = (drawn[0] - model[0]) ** 2 + (drawn[1] - model[1]) ** 2
  return Math.min(mostDoubt, square / (2 * usualShift ** 2))
}

/** How far a stroke is from its place on the square, in spreads. */
export function measureFromSquare(
  trace: Course,
  course: Course,
  { drawn, model }: SquareMiddles,
): number {
  const [dx, dy] = ([0, 1] as const).map(
    (axis) => toMiddle(trace.xy, axis) - drawn[axis] - (toMiddle(course.xy, axis) - model[axis]),
  ) as [number, number]
  return Math.hypot(dx, dy)
}
