import { type Course, finePlaces } from './courses'

/* All courses here are followed at `finePlaces`. */

/** How two strokes are to each other. */
export interface StrokeRelation {
  /** Between the points where they are nearest; 0 where they cross. */
  gap: number
  /** The shortest of the four arms of the cross that they make; 0 where they do not cross. */
  arm: number
}

/** The lines from place to place count, not only the places. */
export function relate(one: Course, other: Course): StrokeRelation {
  const arm = measureArm(one, other)
  if (arm !== undefined) return { gap: 0, arm }
  const square = Math.min(findLeastSquare(one.xy, other.xy), findLeastSquare(other.xy, one.xy))
  return { gap: Math.sqrt(square), arm: 0 }
}

const lines = finePlaces - 1

/** Of the places of `one` from the lines of `other`. */
function findLeastSquare(one: Float32Array, other: Float32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let p = 0; p < one.length; p += 2) {
    const [x, y] = [one[p] as number, one[p + 1] as number]
    for (let q = 0; q < 2 * lines; q += 2) {
      const [fromX, fromY] = [other[q] as number, other[q + 1] as number]
      const [dx, dy] = [(other[q + 2] as number) - fromX, (other[q + 3] as number) - fromY]
      const along = ((x - fromX) * dx + (y - fromY) * dy) / Math.max(dx * dx + dy * dy, 1e-12)
      const share = Math.min(1, Math.max(0, along))
      least = Math.min(least, (fromX + share * dx - x) ** 2 + (fromY + share * dy - y) ** 2)
    }
  }
  return least
}

function measureArm(one: Course, other: Course): number | undefined {
  for (let p = 0; p < lines; p++) {
    for (let q = 0; q < lines; q++) {
      const shares = cross(one.xy, 2 * p, other.xy, 2 * q)
      if (shares === undefined) continue
      const own = ((p + shares[0]) / lines) * one.length
      const others = ((q + shares[1]) / lines) * other.length
      return Math.min(own, one.length - own, others, other.length - others)
    }
  }
  return undefined
}

/** Where on each line they cross, as shares of the lines. */
function cross(
  a: Float32Array,
  p: number,
  b: Float32Array,
  q: number,
): [number, number] | undefined {
  const [ax, ay] = [a[p] as number, a[p + 1] as number]
  const [bx, by] = [b[q] as number, b[q + 1] as number]
  const [ux, uy] = [(a[p + 2] as number) - ax, (a[p + 3] as number) - ay]
  const [vx, vy] = [(b[q + 2] as number) - bx, (b[q + 3] as number) - by]
  const area = ux * vy - uy * vx
  if (Math.abs(area) < 1e-12) return undefined
  const one = ((bx - ax) * vy - (by - ay) * vx) / area
  const other = ((bx - ax) * uy - (by - ay) * ux) / area
  return one < 0 || one > 1 || other < 0 || other > 1 ? undefined : [one, other]
}

/** Places of a stroke that one of the other may keep its distance from. */
const anchors = [0, 16, 32, 48, 64] as const

/** How much further two drawn strokes are from each other than the model's. */
export interface RelativeOffset {
  /** By that pair of places which kept its distance best. */
  nearest: number
  /** Of the middles, across the line between the model's. */
  aside: number
  /** Of the middles, along that line: more where the strokes went away from each other. */
  along: number
  /** Between the middles of the model's strokes. */
  apart: number
}

export function compareOffsets(
  drawn: readonly [Course, Course],
  model: readonly [Course, Course],
): RelativeOffset {
  const between = ([one, other]: readonly [Course, Course], p: number, q: number) =>
    (one.xy[p] as number) - (other.xy[q] as number)
  let nearest = Number.POSITIVE_INFINITY
  for (const p of anchors) {
    for (const q of anchors) {
      const x = between(drawn, p, q) - between(model, p, q)
      const y = between(drawn, p + 1, q + 1) - between(model, p + 1, q + 1)
      nearest = Math.min(nearest, x * x + y * y)
    }
  }
  const middles = ([one, other]: readonly [Course, Course], axis: 0 | 1) =>
    toMean(one.xy, axis) - toMean(other.xy, axis)
  const [x, y] = [middles(model, 0), middles(model, 1)]
  const apart = Math.hypot(x, y)
  const [offX, offY] = [middles(drawn, 0) - x, middles(drawn, 1) - y]
  const aside = Math.abs(offX * y - offY * x) / Math.max(apart, 1e-6)
  const along = (offX * x + offY * y) / Math.max(apart, 1e-6)
  return { nearest: Math.sqrt(nearest), aside, along, apart }
}

/**
 * The drawn strokes with size, proportions and slant of the model's. These are taken from the forms
 * of the strokes and not from where they are, so that one that was moved changes nothing about them.
 */
export function straighten(
  traces: readonly (Course | undefined)[],
  courses: readonly Course[],
): (Course | undefined)[] {
  const fit = { xx: 0, xy: 0, yy: 0, ux: 0, uy: 0, vx: 0, vy: 0 }
  let [drawnLength, modelLength] = [0, 0]
  traces.forEach((trace, stroke) => {
    const model = courses[stroke] as Course
    if (trace === undefined) return
    drawnLength += trace.length
    modelLength += model.length
    addForm(fit, trace, model)
  })
  const scale = drawnLength > 0 && modelLength > 0 ? drawnLength / modelLength : 1
  // As much trust in the plain scale as in all that the forms say.
  const trust = (fit.xx + fit.yy) / 2 + 1e-9
  const [xx, yy, xy] = [fit.xx + trust, fit.yy + trust, fit.xy]
  const ux = fit.ux + trust * scale
  const vy = fit.vy + trust * scale
  const whole = xx * yy - xy * xy
  // Drawn x and y by the model's: u = a·x + b·y, v = c·x + d·y.
  const a = (ux * yy - fit.uy * xy) / whole
  const b = (fit.uy * xx - ux * xy) / whole
  const c = (fit.vx * yy - vy * xy) / whole
  const d = (vy * xx - fit.vx * xy) / whole
  const area = Math.max(a * d - b * c, 1e-6)
  return traces.map((trace) => {
    if (trace === undefined) return undefined
    const straight = new Float32Array(trace.xy.length)
    for (let at = 0; at < straight.length; at += 2) {
      const [u, v] = [trace.xy[at] as number, trace.xy[at + 1] as number]
      straight[at] = (d * u - b * v) / area
      straight[at + 1] = (a * v - c * u) / area
    }
    return { xy: straight, length: trace.length / scale }
  })
}

function addForm(
  fit: { xx: number; xy: number; yy: number; ux: number; uy: number; vx: number; vy: number },
  drawn: Course,
  model: Course,
): void {
  const weight = model.length / finePlaces
  const [drawnX, drawnY] = [toMean(drawn.xy, 0), toMean(drawn.xy, 1)]
  const [modelX, modelY] = [toMean(model.xy, 0), toMean(model.xy, 1)]
  for (let at = 0; at < model.xy.length; at += 2) {
    const [x, y] = [(model.xy[at] as number) - modelX, (model.xy[at + 1] as number) - modelY]
    const [u, v] = [(drawn.xy[at] as number) - drawnX, (drawn.xy[at + 1] as number) - drawnY]
    fit.xx += weight * x * x
    fit.xy += weight * x * y
    fit.yy += weight * y * y
    fit.ux += weight * u * x
    fit.uy += weight * u * y
    fit.vx += weight * v * x
    fit.vy += weight * v * y
  }
}

/** Of the x or y of a course. */
export function toMean(xy: Float32Array, axis: 0 | 1): number {
  let sum = 0
  for (let at = axis; at < xy.length; at += 2) sum += xy[at] as number
  return sum / finePlaces
}
