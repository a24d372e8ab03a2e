import { expect, test } from 'vitest'
import { type Point, toDrawing } from './drawing'
import { dropSpecks } from './drop-specks'

const sweep: Point[] = [
  [10, 10],
  [90, 12],
  [40, 95],
]

function listKept(...others: Point[][]): Point[][] {
  const kept = dropSpecks(toDrawing([sweep, ...others]))
  return others.filter((_, index) => kept.starts.length - 2 > index)
}

test('what the pen left where it touched the paper twice is no stroke', () => {
  expect(listKept([[41, 95]], [[90, 14]])).toEqual([])
  expect(
    listKept([
      [50, 11],
      [52, 12],
    ]),
  ).toEqual([])
})

test('a dot of its own stays, small or large', () => {
  const away: Point[] = [[60, 80]]
  const large: Point[] = [
    [88, 14],
    [94, 20],
  ]
  expect(listKept(away)).toEqual([away])
  expect(listKept(large)).toEqual([large])
})

test('a drawing of nothing but dots stays as it is', () => {
  const dots = toDrawing([[[10, 10]], [[11, 10]]])
  expect(dropSpecks(dots)).toBe(dots)
  expect(dropSpecks(toDrawing([])).starts).toHaveLength(1)
})
