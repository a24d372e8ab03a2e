import { countStrokes, type Drawing, type Point } from '../geometry/drawing'
import { measureLength, resample } from '../geometry/polyline'
import { type Course, coursePlaces, finePlaces, keyPlaces, turnRound } from './courses'
import type { Reading } from './list-readings'
import type { SquareMiddles } from './square-middles'

/** A drawn run is followed at so many places where it is shared out among strokes of the model. */
const sharedPlaces = 49

/** What one reading sees drawn for a stroke of the model. */
export interface Trace extends Course {
  isReversed: boolean
}

/**
 * What was drawn for each stroke of the model, moved and scaled to lie over it as a whole; nothing
 * for those that were not drawn. A run that joins several is cut where the model's strokes begin
 * and end on their common way. The middle of the square is moved along.
 */
export function traceReading(
  drawn: Drawing,
  model: Drawing,
  courses: readonly Course[],
  reading: Reading,
  middles?: SquareMiddles,
): { traces: (Trace | undefined)[]; middles: SquareMiddles | undefined } {
  const isSingle = new Set(
    reading.filter((run) => run.templateSize === 1).map((run) => run.templateFirst),
  )
  const traces = cutRuns(drawn, model, reading, coursePlaces)
  const layPoint = registerTraces(traces, courses)
  const judged = traces.map((trace, stroke) => {
    if (trace === undefined) return undefined
    const model = courses[stroke] as Course
    const turned = turnRound(trace)
    const isReversed =
      isSingle.has(stroke) &&
      compareForms(turned, model) + leastReversal < compareForms(trace, model)
    return { ...(isReversed ? turned : trace), isReversed }
  })
  return { traces: judged, middles: middles && { ...middles, drawn: layPoint(middles.drawn) } }
}

/** What the runs are for each stroke of the model, followed at so many places, where it was drawn. */
function cutRuns(
  drawn: Drawing,
  model: Drawing,
  reading: Reading,
  places: number,
): (Course | undefined)[] {
  const traces: (Course | undefined)[] = new Array(countStrokes(model)).fill(undefined)
  for (const run of reading) {
    const strokes = { first: run.drawnFirst, last: run.drawnFirst + run.drawnSize - 1 }
    if (run.templateSize === 1) {
      const xy = new Float32Array(2 * places)
      const length = resample(drawn, strokes, places, xy, 0)
      traces[run.templateFirst] = { xy, length }
      continue
    }
    const shared = new Float32Array(2 * sharedPlaces)
    const length = resample(drawn, strokes, sharedPlaces, shared, 0)
    const begin = model.starts[run.templateFirst] as number
    const after = model.starts[run.templateFirst + run.templateSize] as number
    const whole = Math.max(measureLength(model.xy, begin, after), 1e-9)
    for (let index = 0; index < run.templateSize; index++) {
      const stroke = run.templateFirst + index
      const from = measureLength(model.xy, begin, (model.starts[stroke] as number) + 1) / whole
      const to = measureLength(model.xy, begin, model.starts[stroke + 1] as number) / whole
      traces[stroke] = { xy: cutOut(shared, from, to, places), length: length * (to - from) }
    }
  }
  return traces
}

/** The same strokes followed closely, in no other place and size than they were drawn in. */
export function traceFinely(
  drawn: Drawing,
  model: Drawing,
  reading: Reading,
  traces: readonly (Trace | undefined)[],
): (Course | undefined)[] {
  return cutRuns(drawn, model, reading, finePlaces).map((course, stroke) =>
    course !== undefined && traces[stroke]?.isReversed === true ? turnRound(course) : course,
  )
}

/** Mean square by which a stroke must fit better when turned round; dots have no direction. */
const leastReversal = 0.015

/** The piece between two shares of the whole way. */
function cutOut(shared: Float32Array, from: number, to: number, places: number): Float32Array {
  const xy = new Float32Array(2 * places)
  for (let place = 0; place < places; place++) {
    const at = (from + ((to - from) * place) / (places - 1)) * (sharedPlaces - 1)
    const before = Math.min(sharedPlaces - 2, Math.floor(at))
    for (let axis = 0; axis < 2; axis++) {
      const a = shared[2 * before + axis] as number
      const b = shared[2 * before + 2 + axis] as number
      xy[2 * place + axis] = a + (at - before) * (b - a)
    }
  }
  return xy
}

/** A dot weighs like a stroke of this length. */
const dotLength = 0.25

/**
 * Moves and scales all together, so that their ink has the middle and the spread of the model's, and
 * tells where it takes other points.
 */
function registerTraces(
  traces: readonly (Course | undefined)[],
  courses: readonly Course[],
): (point: Point) => Point {
  const ink = courses.map(({ length }) => length + dotLength)
  const drawn = courses.map((course, stroke) => (traces[stroke] === undefined ? undefined : course))
  const from = measureSpread(traces, ink)
  const to = measureSpread(drawn, ink)
  const scale = from.spread > 1e-4 && to.spread > 1e-4 ? to.spread / from.spread : 1
  for (const trace of traces) {
    if (trace === undefined) continue
    trace.length *= scale
    for (let at = 0; at < trace.xy.length; at += 2) {
      trace.xy[at] = to.x + scale * ((trace.xy[at] as number) - from.x)
      trace.xy[at + 1] = to.y + scale * ((trace.xy[at + 1] as number) - from.y)
    }
  }
  return ([x, y]) => [to.x + scale * (x - from.x), to.y + scale * (y - from.y)]
}

function measureSpread(
  courses: readonly (Course | undefined)[],
  ink: readonly number[],
): { x: number; y: number; spread: number } {
  let [mass, sumX, sumY, square] = [0, 0, 0, 0]
  courses.forEach((course, stroke) => {
    if (course === undefined) return
    const weight = ink[stroke] as number
    for (let at = 0; at < course.xy.length; at += 2) {
      const [x, y] = [course.xy[at] as number, course.xy[at + 1] as number]
      mass += weight
      sumX += weight * x
      sumY += weight * y
      square += weight * (x * x + y * y)
    }
  })
  if (mass === 0) return { x: 0, y: 0, spread: 0 }
  const [x, y] = [sumX / mass, sumY / mass]
  return { x, y, spread: Math.sqrt(Math.max(0, square / mass - x * x - y * y)) }
}

/** Mean square between two courses when their middles are laid over each other. */
function compareForms(a: Course, b: Course): number {
  const places = a.xy.length / 2
  let [sumX, sumY, square] = [0, 0, 0]
  for (let at = 0; at < a.xy.length; at += 2) {
    const dx = (a.xy[at] as number) - (b.xy[at] as number)
    const dy = (a.xy[at + 1] as number) - (b.xy[at + 1] as number)
    sumX += dx
    sumY += dy
    square += dx * dx + dy * dy
  }
  return square / places - (sumX / places) ** 2 - (sumY / places) ** 2
}

/** Mean distance (by squares) that is left once starts, middles and ends agree. */
export function measureWave(a: Course, b: Course): number {
  let square = 0
  const half = (coursePlaces - 1) / 2
  for (let axis = 0; axis < 2; axis++) {
    const off = (at: number) => (a.xy[at + axis] as number) - (b.xy[at + axis] as number)
    const [start, middle, end] = keyPlaces.map(off) as [number, number, number]
    for (let place = 0; place < coursePlaces; place++) {
      const t = place / half - 1
      const expected = middle + (t * (end - start)) / 2 + t * t * ((start + end) / 2 - middle)
      square += (off(2 * place) - expected) ** 2
    }
  }
  return Math.sqrt(square / coursePlaces)
}
