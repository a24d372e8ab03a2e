import type { Point } from './drawing'

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const share = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Leaves out points that lie within `tolerance` of the line between those that stay (Douglas–Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return [...points]
  let farthest = 0
  let most = 0
  points.forEach((point, index) => {
    const distance = distanceToLine(point, first, last)
    if (distance > most) {
      most = distance
      farthest = index
    }
  })
  if (most <= tolerance) return [first, last]
  const before = simplify(points.slice(0, farthest + 1), tolerance)
  const after = simplify(points.slice(farthest), tolerance)
  return [...before, ...after.slice(1)]
}
