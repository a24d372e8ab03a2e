import type { Point } from './drawing'

/** Each curve is followed at this many places. */
const placesPerCurve = 8

/**
 * Points along a KanjiVG stroke, start and end included. Strokes are written with moves, lines and
 * cubic curves (M, L, H, V, C, S and their relative forms).
 */
export function flattenPath(path: string): Point[] {
  const points: Point[] = []
  let x = 0
  let y = 0
  let control: Point | undefined
  for (const [, command = '', body = ''] of path.matchAll(/([MmLlHhVvCcSs])([^A-Za-z]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)
    const kind = command.toUpperCase()
    const size = numbersOf[kind] ?? 2
    const isRelative = command !== kind
    for (let index = 0; index + size <= numbers.length; index += size) {
      const of = (offset: number) => numbers[index + offset] ?? 0
      const originX = isRelative ? x : 0
      const originY = isRelative ? y : 0
      const at = (offset: number): Point => [originX + of(offset), originY + of(offset + 1)]
      let end = at(size - 2)
      if (kind === 'H') end = [originX + of(0), y]
      if (kind === 'V') end = [x, originY + of(0)]
      if (kind === 'C' || kind === 'S') {
        // S leaves out the first control point: it mirrors the last one of the curve before.
        const mirrored: Point =
          control === undefined ? [x, y] : [2 * x - control[0], 2 * y - control[1]]
        const first = kind === 'C' ? at(0) : mirrored
        const second = at(size - 4)
        pushCurve(points, [x, y], first, second, end)
        control = second
      } else {
        points.push(end)
        control = undefined
      }
      ;[x, y] = end
    }
  }
  return points
}

const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4 }

function pushCurve(points: Point[], start: Point, first: Point, second: Point, end: Point): void {
  for (let place = 1; place <= placesPerCurve; place++) {
    const t = place / placesPerCurve
    const u = 1 - t
    const mix = (axis: 0 | 1) =>
      u * u * u * start[axis] +
      3 * u * u * t * first[axis] +
      3 * u * t * t * second[axis] +
      t * t * t * end[axis]
    points.push([mix(0), mix(1)])
  }
}
