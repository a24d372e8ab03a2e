import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { gradeDrawing } from './grade-drawing'

// 半 as printed: the two dots lean towards each other. Many write them away from each other.
const half: Stroke[] = [
  [
    [28, 12],
    [38, 30],
  ],
  [
    [72, 10],
    [62, 29],
  ],
  [
    [18, 38],
    [82, 37],
  ],
  [
    [10, 60],
    [90, 58],
  ],
  [
    [50, 6],
    [50, 96],
  ],
]

const leanOver = (stroke: Stroke): Stroke => {
  const middle = stroke.reduce((sum, [x]) => sum + x, 0) / stroke.length
  return stroke.map(([x, y]): Point => [2 * middle - x, y])
}

function draw(...leaning: number[]): Stroke[] {
  return half.map((stroke, index) => (leaning.includes(index) ? leanOver(stroke) : stroke))
}

test('a pair of dots may lean towards or away from each other, for both are written', () => {
  expect(gradeDrawing(draw(), half).score).toBe(1)
  expect(gradeDrawing(draw(0, 1), half).score).toBe(1)
})

test('mistakes are found in a drawing whose dots lean the other way', () => {
  const drawn = draw(0, 1)
  const [one = [], other = [], upper = [], ...rest] = drawn
  const backwards = [one, other, upper.toReversed(), ...rest]
  expect(gradeDrawing(backwards, half).strokes.map(({ ok }) => ok)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})
