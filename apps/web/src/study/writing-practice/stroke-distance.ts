import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'

/** Strokes are compared at so many places, from their start to their end. */
const places = 16

/** Mean distance between what two strokes pass at the same time, in the unit of their points. */
export function measureDistance(one: Stroke, other: Stroke): number {
  const [a, b] = [spread(one), spread(other)]
  return (
    a.reduce((sum, [x, y], place) => {
      const [u, v] = b[place] ?? [x, y]
      return sum + Math.hypot(x - u, y - v)
    }, 0) / places
  )
}

/** How far the middle of the first lies from that of the second. */
export function measureShift(one: Stroke, other: Stroke): Point {
  const [a, b] = [findMiddle(spread(one)), findMiddle(spread(other))]
  return [a[0] - b[0], a[1] - b[1]]
}

function findMiddle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

/** The way gone at every point. */
function measureWay(stroke: Stroke): number[] {
  let gone = 0
  return stroke.map(([x, y], index) => {
    const [fromX, fromY] = stroke[index - 1] ?? [x, y]
    gone += Math.hypot(x - fromX, y - fromY)
    return gone
  })
}

/** Points at even distances along the stroke. */
function spread(stroke: Stroke): Point[] {
  const way = measureWay(stroke)
  const length = way.at(-1) ?? 0
  return Array.from({ length: places }, (_, place): Point => {
    const target = (place * length) / (places - 1)
    const found = way.findIndex((gone) => gone >= target - 1e-9)
    const next = found === -1 ? stroke.length - 1 : found
    const to = stroke[next] ?? [0, 0]
    const from = stroke[next - 1] ?? to
    const segment = (way[next] ?? 0) - (way[next - 1] ?? 0)
    const share = segment > 0 ? 1 - ((way[next] ?? 0) - target) / segment : 1
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })
}
