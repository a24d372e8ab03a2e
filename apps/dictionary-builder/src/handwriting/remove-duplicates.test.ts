import { expect, test } from 'vitest'
import type { HandwritingSample } from './read-samples'
import { removeDuplicates } from './remove-duplicates'

function draw(char: string, strokes: [number, number][][], writer = 'a'): HandwritingSample {
  return { char, strokes, source: 'made', writer, ok: true }
}

const two: [number, number][][] = [
  [
    [100, 300],
    [900, 280],
  ],
  [
    [80, 700],
    [920, 690],
  ],
]
const nearly = two.map((stroke) => stroke.map(([x, y]): [number, number] => [x + 3, y - 2]))
const otherwise = two.map((stroke) => stroke.map(([x, y]): [number, number] => [x + 40, y]))

test('a drawing that a collection before has, rounded otherwise, is left out', () => {
  const kept = removeDuplicates([
    [draw('二', two)],
    [draw('二', nearly, 'b'), draw('ニ', nearly), draw('二', otherwise)],
  ])
  expect(
    kept.map((samples) => samples.map(({ char, strokes }) => [char, strokes[0]?.[0]])),
  ).toEqual([
    [['二', [100, 300]]],
    [
      ['ニ', [103, 298]],
      ['二', [140, 300]],
    ],
  ])
})

test('a drawing without one of the strokes is another one', () => {
  const kept = removeDuplicates([[draw('二', two)], [draw('二', two.slice(1))]])
  expect(kept[1]).toHaveLength(1)
})
