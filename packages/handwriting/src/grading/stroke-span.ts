import type { Point, Stroke } from '../geometry/drawing'

/** From its start to its end. */
export function toSpan(stroke: Stroke): Point {
  const [x, y] = stroke[0] ?? [0, 0]
  const [endX, endY] = stroke.at(-1) ?? [0, 0]
  return [endX - x, endY - y]
}

/** Half way between the ends. */
export function toMiddle(stroke: Stroke): Point {
  const [x, y] = stroke[0] ?? [0, 0]
  const [dx, dy] = toSpan(stroke)
  return [x + dx / 2, y + dy / 2]
}

/** The longer side of the box. */
export function measureExtent(points: readonly Point[]): number {
  const extents = ([0, 1] as const).map((axis) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...extents)
}
