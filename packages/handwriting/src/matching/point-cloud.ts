import { countStrokes, type Drawing } from '../geometry/drawing'
import { measureLength } from '../geometry/polyline'

/** Points at even distances along all strokes, each with the direction of its line. */
export interface PointCloud {
  count: number
  x: Float32Array
  y: Float32Array
  /** Cosine and sine of twice the line's angle, so that both senses are the same; 0, 0 for a dot. */
  cos2: Float32Array
  sin2: Float32Array
}

/** However much ink there is, no more points are taken: the time of a query stays bounded. */
const maxPoints = 260

/** `step`: distance of neighbouring points, in spreads of the ink. */
export function toPointCloud(drawing: Drawing, step: number): PointCloud {
  const { xy, starts } = drawing
  const strokes = countStrokes(drawing)
  const lengths = Array.from({ length: strokes }, (_, stroke) =>
    measureLength(xy, starts[stroke] as number, starts[stroke + 1] as number),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const room = Math.max(step, total / (maxPoints - 2 * strokes))
  const counts = lengths.map((length) =>
    length < 1e-6 ? 1 : Math.max(2, Math.round(length / room)),
  )
  const count = counts.reduce((sum, each) => sum + each, 0)
  const cloud: PointCloud = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    cos2: new Float32Array(count),
    sin2: new Float32Array(count),
  }
  let at = 0
  for (let stroke = 0; stroke < strokes; stroke++) {
    const pieces = counts[stroke] as number
    walk(drawing, stroke, lengths[stroke] as number, pieces, cloud, at)
    at += pieces
  }
  return cloud
}

function walk(
  { xy, starts }: Drawing,
  stroke: number,
  length: number,
  pieces: number,
  cloud: PointCloud,
  offset: number,
): void {
  const first = starts[stroke] as number
  const end = starts[stroke + 1] as number
  if (pieces === 1 || end - first < 2) {
    cloud.x[offset] = xy[2 * first] as number
    cloud.y[offset] = xy[2 * first + 1] as number
    return
  }
  let at = first
  let walked = 0
  for (let piece = 0; piece < pieces; piece++) {
    const target = ((piece + 0.5) * length) / pieces
    for (;;) {
      const x = xy[2 * at] as number
      const y = xy[2 * at + 1] as number
      const dx = (xy[2 * at + 2] as number) - x
      const dy = (xy[2 * at + 3] as number) - y
      const square = dx * dx + dy * dy
      const segment = Math.sqrt(square)
      if (walked + segment < target && at < end - 2) {
        walked += segment
        at++
        continue
      }
      const share = segment > 0 ? Math.min(1, (target - walked) / segment) : 0
      cloud.x[offset + piece] = x + share * dx
      cloud.y[offset + piece] = y + share * dy
      if (square > 0) {
        cloud.cos2[offset + piece] = (dx * dx - dy * dy) / square
        cloud.sin2[offset + piece] = (2 * dx * dy) / square
      }
      break
    }
  }
}
