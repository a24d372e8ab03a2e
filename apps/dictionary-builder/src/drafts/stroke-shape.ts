/** A point on KanjiVG's square of 109 × 109 units. */
export interface Point {
  x: number
  y: number
}

/** Each curve is followed at this many places: enough for the shape, few enough to be quick. */
const samplesPerCurve = 6

/**
 * Points along a stroke's path, start and end included. KanjiVG writes strokes with moves, lines
 * and cubic curves (M, L, C, S and their relative forms); a path with anything else ends there.
 */
export function samplePath(path: string): Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let control: Point | null = null
  for (const [, command = '', body = ''] of path.matchAll(/([MmLlCcSs])([^A-Za-z]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const kind = command.toUpperCase()
    const size = kind === 'C' ? 6 : kind === 'S' ? 4 : 2
    for (let index = 0; index + size <= numbers.length; index += size) {
      const origin = isRelative ? at : { x: 0, y: 0 }
      const pairs: Point[] = []
      for (let offset = 0; offset < size; offset += 2) {
        pairs.push({
          x: origin.x + (numbers[index + offset] ?? 0),
          y: origin.y + (numbers[index + offset + 1] ?? 0),
        })
      }
      const end = pairs.at(-1) ?? at
      if (size === 2) {
        points.push(end)
        control = null
      } else {
        // S leaves out the first control point: it mirrors the last one of the curve before.
        const mirrored: Point =
          control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y }
        const [first = at, second = end]: Point[] = kind === 'C' ? pairs : [mirrored, ...pairs]
        points.push(...sampleCurve(at, first, second, end))
        control = second
      }
      at = end
    }
  }
  return points
}

function sampleCurve(start: Point, first: Point, second: Point, end: Point): Point[] {
  return Array.from({ length: samplesPerCurve }, (_, index) => {
    const t = (index + 1) / samplesPerCurve
    const u = 1 - t
    const mix = (axis: 'x' | 'y') =>
      u ** 3 * start[axis] +
      3 * u * u * t * first[axis] +
      3 * u * t * t * second[axis] +
      t ** 3 * end[axis]
    return { x: mix('x'), y: mix('y') }
  })
}
