/** Where the pen was: x to the right, y down, in any unit. */
export type Point = readonly [x: number, y: number]

/** The points of one stroke, in the order they were drawn. */
export type Stroke = readonly Point[]

/**
 * Strokes as one run of numbers, so that strokes drawn one after the other are also one polyline:
 * that is how a stroke that joins several is compared.
 */
export interface Drawing {
  /** x and y of every point, by turns. */
  xy: Float32Array
  /** Number of the first point of every stroke, and at the end the number of points. */
  starts: Int32Array
}

/** No character has more strokes than this; what goes beyond is scribble. */
const maxStrokes = 48

/** A stroke is followed at this many places at most, however often the pointer reported. */
const maxPointsPerStroke = 160

/** Coordinates beyond this are a fault of the caller's, and would overflow 32 bits when squared. */
const largestCoordinate = 1e7

export function countStrokes(drawing: Drawing): number {
  return drawing.starts.length - 1
}

function isUsable([x, y]: Point): boolean {
  return Math.abs(x) <= largestCoordinate && Math.abs(y) <= largestCoordinate
}

/** The points that say something: finite, and not twice the same place in a row. */
function cleanStroke(stroke: Stroke): Point[] {
  const points: Point[] = []
  for (const point of stroke) {
    if (!isUsable(point)) continue
    const last = points.at(-1)
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  if (points.length <= maxPointsPerStroke) return points
  return Array.from({ length: maxPointsPerStroke }, (_, index) => {
    const at = Math.round((index * (points.length - 1)) / (maxPointsPerStroke - 1))
    return points[at] ?? [0, 0]
  })
}

/** Takes any strokes, also empty ones and such with points that are no numbers. */
export function toDrawing(strokes: readonly Stroke[]): Drawing {
  const cleaned = strokes.map(cleanStroke).filter((stroke) => stroke.length > 0)
  const kept = cleaned.slice(0, maxStrokes)
  const starts = new Int32Array(kept.length + 1)
  kept.forEach((stroke, index) => {
    starts[index + 1] = (starts[index] as number) + stroke.length
  })
  const xy = new Float32Array(2 * (starts[kept.length] as number))
  let at = 0
  for (const stroke of kept) {
    for (const [x, y] of stroke) {
      xy[at++] = x
      xy[at++] = y
    }
  }
  return { xy, starts }
}

export function toStrokes(drawing: Drawing): Point[][] {
  return Array.from({ length: countStrokes(drawing) }, (_, stroke) => {
    const points: Point[] = []
    const end = drawing.starts[stroke + 1] as number
    for (let at = drawing.starts[stroke] as number; at < end; at++) {
      points.push([drawing.xy[2 * at] as number, drawing.xy[2 * at + 1] as number])
    }
    return points
  })
}
