import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { getDrawing } from '../testing/drawn-characters'
import { toCourses } from './courses'
import { leaveOutPlace, measurePlace, toPlaces } from './place-expectation'
import { toPlacePrecision } from './place-variation'

const field = getDrawing('田')
const model = toCourses(normalise(toDrawing(field), 1))

/** What is measured of every stroke, in the model's order. */
function measureAll(strokes: readonly Stroke[], leftOut: readonly number[] = []): number[] {
  const drawn = toCourses(normalise(toDrawing(strokes), 1))
  const traces = drawn.map((course) => ({ ...course, isReversed: false }))
  const places = toPlaces(toPlacePrecision(model), traces, model)
  for (const stroke of leftOut) leaveOutPlace(places, stroke)
  return strokes.map((_, stroke) => measurePlace(places, stroke, strokes.length - leftOut.length))
}

const moveOne = (at: number, dx: number, dy: number) =>
  field.map((stroke, index) =>
    index === at ? stroke.map(([x, y]): Point => [x + dx, y + dy]) : stroke,
  )

test('strokes in their places are off by nothing, wherever the drawing is', () => {
  const elsewhere = field.map((stroke) => stroke.map(([x, y]): Point => [x + 300, y - 50]))
  for (const measure of measureAll(elsewhere)) expect(measure).toBeLessThan(0.01)
})

test('of a stroke that was moved more is told than of those it left', () => {
  for (const at of field.keys()) {
    const measures = measureAll(moveOne(at, 28, 10))
    expect(measures.indexOf(Math.max(...measures))).toBe(at)
  }
})

test('once it is left out, the others are where they are expected', () => {
  const measures = measureAll(moveOne(3, 25, 25), [3])
  for (const at of [0, 1, 2, 4]) expect(measures[at]).toBeLessThan(0.6)
})
