import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { getDrawing } from '../testing/drawn-characters'
import { gradeDrawing } from './grade-drawing'

const field = getDrawing('田')

function shift(stroke: Stroke, dx: number, dy: number): Stroke {
  return stroke.map(([x, y]): Point => [x + dx, y + dy])
}

/** A hand that puts every stroke a little elsewhere. */
const rough = field.map((stroke, index) => shift(stroke, index % 2 ? 5 : -5, index % 3 ? -4 : 5))

test('a hand that is rough everywhere passes', () => {
  expect(gradeDrawing(rough, field).score).toBe(1)
})

test('of a stroke far off that one is named, and none of those beside it', () => {
  for (const at of [2, 3]) {
    const drawn = field.map((stroke, index) => (index === at ? shift(stroke, 40, -40) : stroke))
    const wrong = gradeDrawing(drawn, field).strokes.flatMap(({ ok }, index) => (ok ? [] : [index]))
    expect(wrong).toEqual([at])
  }
})

test('two strokes that changed places from afar are one mistake, told of the first', () => {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = field
  const { strokes, missing } = gradeDrawing([first, fifth, third, fourth, second], field)
  expect(strokes.map((each) => (each.ok ? 'ok' : each.kind))).toEqual([
    'ok',
    'order',
    'ok',
    'ok',
    'ok',
  ])
  expect(missing).toEqual([])
})
