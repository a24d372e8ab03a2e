import { type Drawing, type Point, type Stroke, toDrawing, toStrokes } from './drawing'

/** Size and gap of a speck together are less than this share of the drawing's extent. */
const mostOfSpeck = 0.055

interface Mark {
  size: number
  stroke: Stroke
}

/**
 * The drawing without what the pen left where it touched the paper twice: strokes hardly longer than
 * a point, on the ink of another or beside its end. A dot that belongs to a character is larger or
 * further from the others; with a speck at its end フ is no ブ.
 */
export function dropSpecks(drawing: Drawing): Drawing {
  const marks = toStrokes(drawing).map((stroke): Mark => ({ size: measureSize(stroke), stroke }))
  const most = mostOfSpeck * measureSize(marks.flatMap(({ stroke }) => stroke))
  const lines = marks.filter(({ size }) => size >= most)
  if (lines.length === marks.length) return drawing
  const isKept = ({ size, stroke }: Mark) =>
    size >= most || lines.every((line) => size + measureGap(stroke, line.stroke) >= most)
  const kept = marks.filter(isKept)
  return kept.length === marks.length ? drawing : toDrawing(kept.map(({ stroke }) => stroke))
}

/** The longer side of the box. */
function measureSize(points: readonly Point[]): number {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.max(right - left, bottom - top)
}

/** From the points of a speck to the line of a stroke. */
function measureGap(speck: Stroke, line: Stroke): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 1; at < line.length; at++) {
    const [ax, ay] = line[at - 1] as Point
    const [dx, dy] = [(line[at] as Point)[0] - ax, (line[at] as Point)[1] - ay]
    const square = Math.max(dx * dx + dy * dy, 1e-12)
    for (const [x, y] of speck) {
      const along = ((x - ax) * dx + (y - ay) * dy) / square
      const share = Math.min(1, Math.max(0, along))
      least = Math.min(least, Math.hypot(ax + share * dx - x, ay + share * dy - y))
    }
  }
  return least
}
