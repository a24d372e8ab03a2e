import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { expect, test } from 'vitest'
import { toInkBands } from './ink-bands'

const stroke: Stroke = [
  [0, 0],
  [10, 0],
  [20, 0],
  [30, 0],
]

test('a stroke by mouse or finger is one line of the usual width', () => {
  expect(toInkBands(stroke)).toEqual([{ width: 4, points: '0,0 10,0 20,0 30,0' }])
})

test('a pen that is pressed down draws thicker from there on, without a gap', () => {
  expect(toInkBands(stroke, [0.5, 0.5, 1, 1])).toEqual([
    { width: 4, points: '0,0 10,0 20,0' },
    { width: 6, points: '20,0 30,0' },
  ])
})

test('a pen that hardly touches draws thin, and pressure at the last place draws nothing more', () => {
  const [thin, ...others] = toInkBands(stroke, [0.1, 0.1, 0.1, 1])
  expect(thin?.width).toBeLessThan(2.5)
  expect(others).toEqual([])
})

test('nothing drawn is no line', () => {
  expect(toInkBands([])).toEqual([])
})
