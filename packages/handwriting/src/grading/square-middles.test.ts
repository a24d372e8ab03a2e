import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { gradeDrawing } from './grade-drawing'

/** 二 on a square of 109. */
const upper: Stroke = [
  [28, 33],
  [80, 31],
]
const lower: Stroke = [
  [12, 84],
  [97, 82],
]
const two = [upper, lower]

/** Drawn on a square of 1000, ten times as large. */
const middles = { drawn: [545, 545], model: [54.5, 54.5] } as const
function draw(...strokes: Stroke[]): Stroke[] {
  return strokes.map((stroke) => stroke.map(([x, y]): Point => [10 * x, 10 * y]))
}
function shift(stroke: Stroke, dx: number): Stroke {
  return stroke.map(([x, y]): Point => [x + dx, y])
}
function listWrong(strokes: Stroke[]): number[] {
  const verdicts = gradeDrawing(draw(...strokes), two, { middles }).strokes
  return verdicts.flatMap(({ ok }, index) => (ok ? [] : [index]))
}

test('of two strokes apart the one that is not in its place on the square is wrong', () => {
  expect(listWrong([shift(upper, 60), lower])).toEqual([0])
  expect(listWrong([upper, shift(lower, 60)])).toEqual([1])
})

test('which of 二 was forgotten tells the place of the other one', () => {
  expect(gradeDrawing(draw(lower), two, { middles }).missing).toEqual([0])
  expect(gradeDrawing(draw(upper), two, { middles }).missing).toEqual([1])
})

test('a small character in a corner is right', () => {
  const small = two.map((stroke) => stroke.map(([x, y]): Point => [700 + 2 * x, 20 + 2 * y]))
  expect(gradeDrawing(small, two, { middles }).score).toBe(1)
})
