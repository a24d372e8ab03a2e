import { expect, test } from 'vitest'
import { type Stroke, toDrawing } from '../geometry/drawing'
import { finePlaces, toCourses } from './courses'
import { toPlacesAsWritten } from './places-as-written'
import { toMean } from './stroke-relation'

/* Drawn for these tests on a square of 109. */
const toFine = (strokes: readonly Stroke[]) => toCourses(toDrawing(strokes), finePlaces)
const leastGap = 6

const rows: readonly Stroke[] = [
  [
    [30, 20],
    [80, 19],
  ],
  [
    [15, 80],
    [96, 78],
  ],
]
const dots: readonly Stroke[] = [
  [
    [15, 35],
    [24, 52],
  ],
  [
    [84, 20],
    [66, 62],
    [30, 96],
  ],
]
const sides: readonly Stroke[] = [
  [
    [30, 20],
    [28, 80],
  ],
  [
    [80, 18],
    [82, 84],
  ],
]
const cross: readonly Stroke[] = [
  [
    [20, 20],
    [80, 20],
  ],
  [
    [50, 8],
    [50, 95],
  ],
]

test.each([
  ['rows', rows, 1],
  ['dots and a sweep', dots, 0],
] as const)('%s are nearer to each other, by their own form as they were', (_, strokes, axis) => {
  const model = toFine(strokes)
  const written = toPlacesAsWritten(model, leastGap)
  const between = (courses: typeof written) => {
    const [one = 0, other = 0] = courses.map(({ xy }) => toMean(xy, axis))
    return other - one
  }
  expect(between(written) / between(model)).toBeCloseTo(0.65, 3)
  expect(written.map(({ length }) => length)).toEqual(model.map(({ length }) => length))
})

test.each([
  ['strokes side by side', sides],
  ['strokes that meet', cross],
  ['a single stroke', rows.slice(0, 1)],
] as const)('%s are where they were', (_, strokes) => {
  const model = toFine(strokes)
  expect(toPlacesAsWritten(model, leastGap)).toBe(model)
})
