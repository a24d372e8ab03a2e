import type { Point, Stroke } from '../geometry/drawing'

/**
 * Other ways to write a character that are as right as the model's, told by the form of its strokes:
 * a pair of dots may lean towards or away from each other (丷 and ハ, as in 平 and 半), of two like
 * groups the second may end in the dot of the first (竹 above other parts), and a rising stroke (of
 * 冫, 氵 and 扌) may begin with a press of the brush, bend upwards, or lie lower; and the dot that closes 令 may stand upright.
 */
export function listVariants(model: readonly Stroke[]): Variant[] {
  const extent = measureExtent(model.flat())
  return [
    ...listLeaningPairs(model, extent),
    ...listLikeGroups(model, extent),
    ...listRises(model, extent),
    ...listUprightDots(model, extent),
  ]
}

/** What takes the place of some of the model's strokes, by their numbers. */
export type Variant = ReadonlyMap<number, Stroke>

export function applyVariants(model: readonly Stroke[], variants: readonly Variant[]): Stroke[] {
  return model.map((stroke, index) =>
    variants.reduce((changed, variant) => variant.get(index) ?? changed, stroke),
  )
}

/** Longer strokes, as a share of the character, are no dots. */
const longestDot = 0.36
/** More strokes of a pair may lie apart in height than this share of the character. */
const mostAskew = 0.15

function listLeaningPairs(model: readonly Stroke[], extent: number): Variant[] {
  return [...model.keys()].flatMap((index) => {
    const [one, other] = model.slice(index, index + 2)
    if (one === undefined || other === undefined) return []
    const spans = [toSpan(one), toSpan(other)] as const
    const areDots = spans.every(
      ([dx, dy]) => Math.hypot(dx, dy) < longestDot * extent && dy > Math.abs(dx) / 3,
    )
    const isAskew =
      Math.abs(toMiddle(one)[1] - toMiddle(other)[1]) > mostAskew * extent ||
      toMiddle(one)[0] > toMiddle(other)[0]
    if (!areDots || isAskew || spans[0][0] * spans[1][0] >= 0) return []
    return [
      new Map([
        [index, mirror(one)],
        [index + 1, mirror(other)],
      ]),
    ]
  })
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
    return [pressed, bent, low].map((form) => new Map([[index, form]]))
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

function toSpan(stroke: Stroke): Point {
  const [x, y] = stroke[0] ?? [0, 0]
  const [endX, endY] = stroke.at(-1) ?? [0, 0]
  return [endX - x, endY - y]
}

/** Half way between the ends. */
function toMiddle(stroke: Stroke): Point {
  const [x, y] = stroke[0] ?? [0, 0]
  const [dx, dy] = toSpan(stroke)
  return [x + dx / 2, y + dy / 2]
}

/** Left and right exchanged about its own middle. */
function mirror(stroke: Stroke): Point[] {
  const [x] = toMiddle(stroke)
  return stroke.map((point): Point => [2 * x - point[0], point[1]])
}

function measureExtent(points: readonly Point[]): number {
  const extents = ([0, 1] as const).map((axis) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...extents)
}
