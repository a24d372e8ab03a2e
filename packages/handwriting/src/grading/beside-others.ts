import type { Course } from './courses'
import { minimumWidth } from './limits'

/**
 * A stroke against where the others alone have it expected: laid over the model by them, so that
 * one too long does not make the whole too large first. Lengths are shares of the expected stroke's.
 */
export interface BesideOthers {
  /** Natural logarithm of its length over that which is expected. */
  growth: number
  /** How far its start, its end and its middle are off. */
  start: number
  end: number
  middle: number
  /** By how much its line from end to end differs, and how much of that lies along the line. */
  line: number
  along: number
  /** Of the model's stroke, in spreads of the ink. */
  length: number
}

/** Nothing is off where there are no others. */
export function compareBesideOthers(
  stroke: number,
  traces: readonly (Course | undefined)[],
  courses: readonly Course[],
): BesideOthers {
  const model = courses[stroke] as Course
  const drawn = traces[stroke]
  const others = courses.flatMap((each, index) => {
    const trace = index === stroke ? undefined : traces[index]
    return trace === undefined ? [] : [{ model: each, drawn: trace }]
  })
  if (drawn === undefined || others.length === 0) {
    return { growth: 0, start: 0, end: 0, middle: 0, line: 0, along: 0, length: model.length }
  }
  const from = findMiddle(others.map((each) => each.model))
  const to = findMiddle(others.map((each) => each.drawn))
  const scale = (to.length + minimumWidth) / (from.length + minimumWidth)
  const length = scale * (model.length + minimumWidth)
  const off = (own: readonly [number, number], expected: readonly [number, number]) => [
    (own[0] - to.x - scale * (expected[0] - from.x)) / length,
    (own[1] - to.y - scale * (expected[1] - from.y)) / length,
  ]
  const [start, end] = [off(pointAt(drawn, 0), pointAt(model, 0)), off(endOf(drawn), endOf(model))]
  const [own, expected] = [findMiddle([drawn]), findMiddle([model])]
  const middle = off([own.x, own.y], [expected.x, expected.y])
  const line = [
    (end[0] as number) - (start[0] as number),
    (end[1] as number) - (start[1] as number),
  ]
  const [x0, y0] = pointAt(model, 0)
  const [x1, y1] = endOf(model)
  const chord = Math.max(Math.hypot(x1 - x0, y1 - y0), 1e-6)
  return {
    growth: Math.log((drawn.length + scale * minimumWidth) / length),
    start: measure(start),
    end: measure(end),
    middle: measure(middle),
    line: measure(line),
    along: ((line[0] as number) * (x1 - x0) + (line[1] as number) * (y1 - y0)) / chord,
    length: model.length,
  }
}

const measure = ([x = 0, y = 0]: readonly number[]) => Math.hypot(x, y)

function pointAt({ xy }: Course, at: number): [number, number] {
  return [xy[at] as number, xy[at + 1] as number]
}

const endOf = (course: Course) => pointAt(course, course.xy.length - 2)

/** Of all ink, and how much there is of it. */
function findMiddle(courses: readonly Course[]): { x: number; y: number; length: number } {
  const sum = { x: 0, y: 0, length: 0, weight: 0 }
  for (const { xy, length } of courses) {
    const weight = (length + 1e-6) / (xy.length / 2)
    for (let at = 0; at < xy.length; at += 2) {
      sum.x += weight * (xy[at] as number)
      sum.y += weight * (xy[at + 1] as number)
      sum.weight += weight
    }
    sum.length += length
  }
  return { x: sum.x / sum.weight, y: sum.y / sum.weight, length: sum.length }
}
