import { expect, test } from 'vitest'
import { type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { getDrawing } from '../testing/drawn-characters'
import { toDirectionGrid } from './direction-grid'

const toGrid = (strokes: readonly Stroke[]) => toDirectionGrid(normalise(toDrawing(strokes)))

function measureDifference(one: Float32Array, other: Float32Array): number {
  return Math.max(...one.map((each, at) => Math.abs(each - (other[at] as number))))
}

test('a stroke drawn from its other end gives the same grid', () => {
  const backwards = getDrawing('小').map((stroke) => [...stroke].reverse())
  expect(measureDifference(toGrid(getDrawing('小')), toGrid(backwards))).toBeLessThan(0.01)
})

test('strokes that touch differ from one that turns: their ends are seen', () => {
  const turning: Stroke = [
    [0, 0],
    [100, 0],
    [100, 100],
  ]
  const touching = [turning.slice(0, 2), turning.slice(1)]
  expect(measureDifference(toGrid([turning]), toGrid(touching))).toBeGreaterThan(0.1)
})

test('a drawing is a vector of length 1', () => {
  const grid = toGrid(getDrawing('三'))
  expect(grid.reduce((sum, each) => sum + each * each, 0)).toBeCloseTo(1, 4)
})
