import { expect, test } from 'vitest'
import { type Point, type Stroke, toDrawing } from '../geometry/drawing'
import { type Course, finePlaces, toCourses } from './courses'
import { compareOffsets, relate, straighten } from './stroke-relation'

const toFine = (...strokes: Stroke[]) => toCourses(toDrawing(strokes), finePlaces)
const toPair = (...strokes: [Stroke, Stroke]) => toFine(...strokes) as [Course, Course]
const shift = (stroke: Stroke, dx: number, dy: number) =>
  stroke.map(([x, y]): Point => [x + dx, y + dy])

const level: Stroke = [
  [10, 40],
  [90, 40],
]
const upright: Stroke = [
  [60, 10],
  [60, 90],
]

test('strokes that cross have no gap, and an arm as long as the shortest of four', () => {
  const { gap, arm } = relate(...toPair(level, upright))
  expect(gap).toBe(0)
  expect(arm).toBeCloseTo(30, 3)
})

test('strokes that do not cross have a gap, between lines and not only between places', () => {
  expect(relate(...toPair(level, shift(upright, 0, 43)))).toEqual({ gap: 13, arm: 0 })
})

test('a pair moved as one keeps every distance; one moved alone loses them all', () => {
  const model = toPair(level, upright)
  expect(compareOffsets(toPair(shift(level, 9, 5), shift(upright, 9, 5)), model).nearest).toBe(0)
  expect(compareOffsets(toPair(level, shift(upright, 12, 16)), model).nearest).toBeCloseTo(20, 3)
})

test('a stroke longer at one end keeps the distances of the other', () => {
  const longer: Stroke = [
    [60, 10],
    [60, 120],
  ]
  expect(compareOffsets(toPair(level, longer), toPair(level, upright)).nearest).toBeCloseTo(0, 3)
})

test('the size is undone whatever the places are', () => {
  const model = toFine(level, upright)
  const twice = [level, upright].map((stroke) =>
    stroke.map(([x, y]): Point => [2 * x + 7, 2 * y - 30]),
  )
  const [, plain] = straighten(toFine(...twice), model) as [Course, Course]
  const moved = toFine(shift(twice[0] as Stroke, 80, 60), twice[1] as Stroke)
  const [, other] = straighten(moved, model) as [Course, Course]
  expect((plain.xy.at(-1) ?? 0) - (plain.xy[1] ?? 0)).toBeCloseTo(80, 3)
  expect(other.xy).toEqual(plain.xy)
})
