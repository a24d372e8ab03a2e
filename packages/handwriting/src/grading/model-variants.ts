import type { Point, Stroke } from '../geometry/drawing'
import { listPrintedForms } from './printed-forms'
import { measureExtent, toMiddle, toSpan } from './stroke-span'
import type { Variant } from './variant'

/**
 * Other ways to write a character that are as right as the model's, told by the form of its strokes:
 * a pair of dots may lean towards or away from each other (丷 and ハ, as in 平 and 半), of two like
 * groups the second may end in the dot of the first (竹 above other parts), a rising stroke (of 冫, 氵
 * and 扌) may begin with a press of the brush, turn like a tick, bend upwards, or lie lower, and the
 * dot that closes 令 may stand upright; and what is printed in another way than it is written.
 */
export function listVariants(model: readonly Stroke[]): Variant[] {
  const extent = measureExtent(model.flat())
  return [
    ...listLeaningPairs(model, extent),
    ...listLikeGroups(model, extent),
    ...listRises(model, extent),
    ...listUprightDots(model, extent),
    ...listPrintedForms(model, extent),
  ]
}

/** Longer strokes, as a share of the character, are no dots. */
const longestDot = 0.36
/** Above a line (酋, 曾) longer ones fall to both sides; as dots they are shorter by this factor. */
const longestFall = 0.52
const dotOfFall = 0.6
/** More strokes of a pair may lie apart in height than this share of the character. */
const mostAskew = 0.15

function listLeaningPairs(model: readonly Stroke[], extent: number): Variant[] {
  return [...model.keys()].flatMap((index) => {
    const [one, other] = model.slice(index, index + 2)
    if (one === undefined || other === undefined) return []
    const spans = [toSpan(one), toSpan(other)] as const
    const longest = Math.max(...spans.map((span) => Math.hypot(...span)))
    const isFall = longest >= longestDot * extent && isAboveLine(model, index, extent)
    const areDots =
      longest < (isFall ? longestFall : longestDot) * extent &&
      spans.every(([dx, dy]) => dy > Math.abs(dx) / 3)
    const isAskew =
      Math.abs(toMiddle(one)[1] - toMiddle(other)[1]) > mostAskew * extent ||
      toMiddle(one)[0] > toMiddle(other)[0]
    if (!areDots || isAskew || spans[0][0] * spans[1][0] >= 0) return []
    return [
      new Map([
        [index, mirror(one, isFall ? dotOfFall : 1)],
        [index + 1, mirror(other, isFall ? dotOfFall : 1)],
      ]),
    ]
  })
}

function isAboveLine(model: readonly Stroke[], index: number, extent: number): boolean {
  const line = model[index + 2]
  if (line === undefined) return false
  const [dx, dy] = toSpan(line)
  return dx > 0.25 * extent && Math.abs(dy) < dx / 4
}

/** Strokes of like groups differ by no more than this share of the character. */
const mostUnlike = 0.12

function listLikeGroups(model: readonly Stroke[], extent: number): Variant[] {
  return [...model.keys()].flatMap((index) => {
    const strokes = model.slice(index, index + 6)
    if (strokes.length < 6) return []
    const [first, second, dot, again, secondAgain, dotAgain] = strokes.map(toSpan) as [
      Point,
      Point,
      Point,
      Point,
      Point,
      Point,
    ]
    const isLike = (a: Point, b: Point) =>
      Math.hypot(a[0] - b[0], a[1] - b[1]) < mostUnlike * extent
    const isDot = (span: Point) => Math.hypot(...span) < longestDot * extent
    if (!isDot(dot) || !isDot(dotAgain) || !isLike(first, again) || !isLike(second, secondAgain)) {
      return []
    }
    const [x, y] = toMiddle(strokes[5] as Stroke)
    const [fromX, fromY] = toMiddle(strokes[2] as Stroke)
    const moved = (strokes[2] as Stroke).map(
      (point): Point => [point[0] + x - fromX, point[1] + y - fromY],
    )
    return [new Map([[index + 5, moved]])]
  })
}

/** No other stroke goes to the right and so steeply up: the least and the most of dy by dx. */
const rising = { least: 0.25, most: 4, longest: 0.5 }
/** How much lower and further left it may lie, as a share of the character. */
const lower = { left: 0.04, down: 0.09 }

function listRises(model: readonly Stroke[], extent: number): Variant[] {
  return model.flatMap((stroke, index) => {
    const [dx, down] = toSpan(stroke)
    const up = -down
    const isRising = dx > 0 && up > rising.least * dx && up < rising.most * dx
    if (!isRising || Math.hypot(dx, up) > rising.longest * extent) return []
    const [x, y] = stroke[0] as Point
    const end: Point = [x + dx, y - up]
    const pressed: Stroke = [[x - 0.4 * dx, y - 0.5 * up], [x, y], end]
    const bent: Stroke = [
      [x, y],
      [x + 0.65 * dx, y - 0.3 * up],
      [x + dx, y - 1.4 * up],
    ]
    const low = stroke.map(
      (point): Point => [point[0] - lower.left * extent, point[1] + lower.down * extent],
    )
    const tick: Stroke = [
      [x - 0.1 * dx, y - 0.5 * up],
      [x + 0.3 * dx, y + 0.3 * up],
      [x + 1.1 * dx, y - 0.6 * up],
    ]
    return [pressed, bent, low, tick].map((form) => new Map([[index, form]]))
  })
}

/** How near to the end of the フ before it the dot begins, as a share of the character. */
const mostApart = 0.22
/** Upright it is so much longer. */
const uprightLength = 1.7

function listUprightDots(model: readonly Stroke[], extent: number): Variant[] {
  return model.flatMap((dot, index) => {
    const before = model[index - 1]
    const [dx, dy] = toSpan(dot)
    if (before === undefined || dx <= 0 || dy <= 0 || Math.hypot(dx, dy) > longestDot * extent) {
      return []
    }
    const [x, y] = dot[0] as Point
    const [startX, startY] = before[0] as Point
    const [endX, endY] = before.at(-1) as Point
    const rightmost = Math.max(...before.map((point) => point[0]))
    const turnsBack = rightmost - Math.max(startX, endX) > 0.04 * extent && endY > startY
    if (!turnsBack || Math.hypot(endX - x, endY - y) > mostApart * extent) return []
    const middle = x + dx / 3
    const upright: Stroke = [
      [middle, y],
      [middle, y + uprightLength * dy],
    ]
    return [new Map([[index, upright]])]
  })
}

/** Left and right exchanged about its own middle, and all of it smaller or larger. */
function mirror(stroke: Stroke, scale: number): Point[] {
  const [x, y] = toMiddle(stroke)
  return stroke.map((point): Point => [x - scale * (point[0] - x), y + scale * (point[1] - y)])
}
