import { expect, test } from 'vitest'
import { findStrokeAt } from './find-stroke-at'
import type { PenStroke } from './pen-stroke'

function buildStroke(...places: [x: number, y: number][]): PenStroke {
  return places.map(([x, y]) => ({ x, y, pressure: 0.5, atMs: 0 }))
}

const cross = [buildStroke([0, 500], [1000, 500]), buildStroke([500, 0], [500, 1000])]

test.each([
  [cross, { x: 100, y: 510 }, 0, 'between two points of a fast stroke'],
  [cross, { x: 490, y: 100 }, 1, 'the nearer one'],
  [cross, { x: 200, y: 200 }, -1, 'out of reach'],
  [cross, { x: 1020, y: 500 }, 0, 'just past the end'],
  [[buildStroke([300, 300])], { x: 310, y: 300 }, 0, 'a dot'],
  [[], { x: 0, y: 0 }, -1, 'an empty pad'],
])('of %# the eraser takes the right stroke', (strokes, place, expected) => {
  expect(findStrokeAt(strokes, place, 40)).toBe(expected)
})
