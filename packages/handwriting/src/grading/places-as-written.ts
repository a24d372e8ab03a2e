import type { Course } from './courses'
import { relate, toMean } from './stroke-relation'

/*
 * KanjiVG sets some strokes further apart than most hands do, and than the printed forms that people
 * copy: the rows of 二, 三 and ミ, and the dots beside the long sweep of ソ, ン, シ and ツ. All courses
 * here are followed at `finePlaces`.
 */

/** What remains of the distances along the line on which the strokes stand. */
const nearer = 0.65

/** Strokes of a row are about as straight as this, as a share of their way. */
const leastStraight = 0.9
/** They have about one direction (a cosine), which is not that of the row. */
const leastParallel = 0.8
const mostAlong = 0.75
/** One stands below the other: to the side they are off by less than this share. */
const mostAside = 0.35

/** A sweep is longer than any dot by this factor, and hardly bent. */
const leastSweep = 1.6
const leastStraightOfSweep = 0.75

/** The strokes where hands write them; `leastGap` is that from which on two do not meet. */
export function toPlacesAsWritten(courses: readonly Course[], leastGap: number): readonly Course[] {
  if (courses.length < 2) return courses
  const spreads = ([0, 1] as const).map((axis) => measureSpread(courses, axis)) as [number, number]
  const axis = spreads[0] > spreads[1] ? 0 : 1
  const isRow = axis === 1 && spreads[0] < mostAside * spreads[1] && areParallel(courses)
  if (!isRow && !isSweepBesideDots(courses)) return courses
  const isApart = courses.every((one, first) =>
    courses.slice(first + 1).every((other) => relate(one, other).gap >= leastGap),
  )
  if (!isApart) return courses
  const middle = toMiddle(courses, axis)
  return courses.map(({ xy, length }) => {
    const by = (nearer - 1) * (toMean(xy, axis) - middle)
    return { xy: xy.map((value, at) => (at % 2 === axis ? value + by : value)), length }
  })
}

function toMiddle(courses: readonly Course[], axis: 0 | 1): number {
  return courses.reduce((sum, { xy }) => sum + toMean(xy, axis), 0) / courses.length
}

function measureSpread(courses: readonly Course[], axis: 0 | 1): number {
  const middle = toMiddle(courses, axis)
  return Math.hypot(...courses.map(({ xy }) => toMean(xy, axis) - middle))
}

/** From start to end, and that as a share of the way. */
function toChord({ xy, length }: Course): { x: number; y: number; straightness: number } {
  const [x, y] = [0, 1].map((axis) => (xy.at(axis - 2) as number) - (xy[axis] as number)) as [
    number,
    number,
  ]
  const chord = Math.max(Math.hypot(x, y), 1e-6)
  return { x: x / chord, y: y / chord, straightness: chord / Math.max(length, 1e-6) }
}

function areParallel(courses: readonly Course[]): boolean {
  const chords = courses.map(toChord)
  return chords.every(
    ({ x, y, straightness }) =>
      straightness > leastStraight &&
      Math.abs(y) < mostAlong &&
      chords.every((other) => x * other.x + y * other.y > leastParallel),
  )
}

function isSweepBesideDots(courses: readonly Course[]): boolean {
  const sweep = courses.at(-1) as Course
  return (
    courses.slice(0, -1).every(({ length }) => sweep.length > leastSweep * length) &&
    courses.every((each) => toChord(each).straightness > leastStraightOfSweep)
  )
}
