import type { Point, Stroke } from '../geometry/drawing'

/**
 * Other ways to write a character that are as right as the model's, told by the form of its strokes:
 * a pair of dots may lean towards or away from each other (丷 and ハ, as in 平 and 半), and of two
 * like groups the second may end in the dot of the first (竹 above other parts).
 */
export function listVariants(model: readonly Stroke[]): Variant[] {
  const extent = measureExtent(model.flat())
  return [...listLeaningPairs(model, extent), ...listLikeGroups(model, extent)]
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
