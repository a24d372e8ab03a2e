import type { Point, Stroke } from '../geometry/drawing'
import { toMiddle, toSpan } from './stroke-span'
import type { Variant } from './variant'

/**
 * Parts that are written in one way and printed in another, whichever of the two the model shows:
 * the roof of 食 and 兪 may begin with the serif of 入, what lies under the roof of 食 and 今 may be
 * a dot or a line, the first stroke of 言 a dot or a line, what is in the 円 of an old 青 may be what
 * is in a 月, and what is in an old 羽 or 弱 (翰, 溺) may be what is in the new one.
 */
export function listPrintedForms(model: readonly Stroke[], extent: number): Variant[] {
  return [...model.keys()].flatMap((index) => [
    ...listSerifs(model, index, extent),
    ...listUnderRoofs(model, index, extent),
    ...listFirstOfWords(model, index, extent),
    ...listInsideOfBlue(model, index, extent),
    ...listInsideOfFeathers(model, index, extent),
  ])
}

/** All lengths that follow are shares of the character. */
const longestDot = 0.25

/** Two strokes that fall to both sides of one peak. */
function isRoof(left: Stroke | undefined, right: Stroke | undefined, extent: number): boolean {
  if (left === undefined || right === undefined) return false
  const [dx, dy] = toSpan(left)
  const [rightDx, rightDy] = toSpan(right)
  const [x, y] = left[0] ?? [0, 0]
  const [rightX, rightY] = right[0] ?? [0, 0]
  return (
    dx < -0.15 * extent &&
    dy > 0.15 * extent &&
    rightDx > 0.15 * extent &&
    rightDy > 0.1 * extent &&
    Math.hypot(rightX - x, rightY - y) < 0.12 * extent
  )
}

function isLine(stroke: Stroke | undefined, extent: number): boolean {
  const [dx, dy] = toSpan(stroke ?? [])
  return dx > 0.12 * extent && Math.abs(dy) < 0.25 * dx
}

/** The serif reaches so far to the left, as a share of what the stroke does. */
const serif = 0.5

function listSerifs(model: readonly Stroke[], index: number, extent: number): Variant[] {
  const [left, right] = model.slice(index, index + 2)
  if (left === undefined || !isRoof(left, right, extent)) return []
  const [x, y] = left[0] as Point
  return [new Map([[index, [[x + serif * toSpan(left)[0], y], ...left]]])]
}

function listUnderRoofs(model: readonly Stroke[], index: number, extent: number): Variant[] {
  const [left, right, under, hook] = model.slice(index, index + 4)
  if (under === undefined || hook === undefined || !isRoof(left, right, extent)) return []
  // フ below it: 合 and 金 have no dot there.
  const [hookX, hookY] = hook[0] as Point
  const rightmost = Math.max(...hook.map((point) => point[0]))
  const turns = rightmost - hookX > 0.12 * extent && toSpan(hook)[1] > 0.1 * extent
  const [x, y] = toMiddle(under)
  const [dx, dy] = toSpan(under)
  if (!turns || y > hookY + 0.05 * extent || Math.hypot(dx, dy) > 0.45 * extent) return []
  const dot: Stroke = [
    [x - 0.03 * extent, y - 0.06 * extent],
    [x + 0.05 * extent, y + 0.06 * extent],
  ]
  return [new Map([[index + 2, isLine(under, extent) ? dot : toLine(under, 0.26 * extent)]])]
}

/** A line through the stroke's middle. */
function toLine(stroke: Stroke, length: number): Stroke {
  const [x, y] = toMiddle(stroke)
  return [
    [x - length / 2, y],
    [x + length / 2, y],
  ]
}

function listFirstOfWords(model: readonly Stroke[], index: number, extent: number): Variant[] {
  const [dot, line, ...others] = model.slice(index, index + 4)
  if (dot === undefined || line === undefined || others.length < 2) return []
  const [dx, dy] = toSpan(dot)
  const areLines = [line, ...others].every((each) => isLine(each, extent))
  const isDot = dy > 0 && dx > 0 && Math.hypot(dx, dy) < longestDot * extent
  if (!areLines || !isDot || toMiddle(line)[1] < toMiddle(dot)[1]) return []
  return [new Map([[index, toLine(dot, 0.6 * toSpan(line)[0])]])]
}

/** The box of 円 alone is none of 青. */
const leastStrokes = 7

function listInsideOfBlue(model: readonly Stroke[], index: number, extent: number): Variant[] {
  const [wall, box, upright, line] = model.slice(index, index + 4)
  if (wall === undefined || box === undefined || upright === undefined || line === undefined) {
    return []
  }
  const [dx, dy] = toSpan(upright)
  const [lineDx] = toSpan(line)
  const isUpright = dy > 0 && Math.abs(dx) < 0.2 * dy
  const [lineX, lineY] = line[0] as Point
  const [endX, endY] = upright.at(-1) as Point
  const meets = Math.abs(lineY - endY) < 0.06 * extent && endX > lineX && endX < lineX + lineDx
  const isBox = toSpan(wall)[1] > 1.6 * dy && toSpan(box)[1] > 1.4 * dy && toSpan(box)[0] > 0
  if (!isUpright || !isLine(line, extent) || !meets || !isBox || model.length < leastStrokes) {
    return []
  }
  const across = line.map((point): Point => [point[0], point[1] - dy / 2])
  return [new Map([[index + 2, across]])]
}

/** So many strokes after the first pair 羽 and 弱 have the other one. */
const betweenPairs = [3, 5]
const longestFeather = 0.4
/** The dot is shorter than the stroke by this factor. */
const dotOfFeather = 0.7

function isFeather(stroke: Stroke | undefined, extent: number): boolean {
  const [dx, dy] = toSpan(stroke ?? [])
  return dx < -0.04 * extent && dy > -dx / 3 && Math.hypot(dx, dy) < longestFeather * extent
}

/** Of the two strokes that fall to the left the upper becomes a dot; the lower may rise instead. */
function listInsideOfFeathers(model: readonly Stroke[], index: number, extent: number): Variant[] {
  const apart = betweenPairs.find((each) =>
    [index, index + 1, index + each, index + each + 1].every((at) => isFeather(model[at], extent)),
  )
  // Three in a row are 彡; what is around a pair is a corner, which goes to the right.
  const isPair = toSpan(model[index - 1] ?? [])[0] > 0 && toSpan(model[index + 2] ?? [])[0] > 0
  if (apart === undefined || !isPair) return []
  const pairs = [index, index + apart]
  const dots = pairs.map((at): [number, Stroke] => [at, toDot(model[at] as Stroke)])
  const rises = pairs.map((at): [number, Stroke] => [
    at + 1,
    (model[at + 1] as Stroke).toReversed(),
  ])
  return [new Map(dots), new Map([...dots, ...rises])]
}

function toDot(stroke: Stroke): Stroke {
  const [x, y] = toMiddle(stroke)
  const [dx, dy] = toSpan(stroke).map((each) => (dotOfFeather * each) / 2) as [number, number]
  return [
    [x + dx, y - dy],
    [x - dx, y + dy],
  ]
}
