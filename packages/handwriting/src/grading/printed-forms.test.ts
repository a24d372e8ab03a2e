import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { gradeDrawing } from './grade-drawing'

function line(...points: Point[]): Stroke {
  return points
}

const roof = [line([50, 2], [30, 28], [4, 46]), line([50, 4], [70, 24], [96, 40])]

// 兪 without its last strokes, 今, 食 to its third stroke, the left of 訳, and the right of 錆.
const agree = [
  ...roof,
  line([32, 36], [66, 35]),
  line([16, 50], [16, 96]),
  line([17, 51], [44, 51], [44, 94]),
  line([18, 64], [43, 64]),
  line([66, 48], [66, 90]),
]
const now = [...roof, line([34, 42], [62, 41]), line([22, 60], [74, 58], [48, 95])]
const eat = [
  ...roof,
  line([49, 22], [50, 33]),
  line([28, 36], [66, 34], [65, 60]),
  line([30, 48], [64, 47]),
  line([30, 60], [64, 60]),
  line([28, 36], [30, 98], [52, 88]),
]
const word = [
  line([42, 2], [52, 13]),
  line([6, 24], [90, 22]),
  line([24, 38], [72, 37]),
  line([24, 53], [72, 52]),
  line([22, 70], [26, 98]),
  line([24, 71], [74, 69], [68, 93]),
  line([28, 96], [70, 94]),
]
const blue = [
  line([14, 14], [80, 12]),
  line([48, 0], [48, 38]),
  line([20, 27], [74, 25]),
  line([4, 40], [94, 38]),
  line([22, 50], [22, 99]),
  line([24, 51], [72, 51], [72, 97]),
  line([48, 52], [48, 71]),
  line([24, 72], [71, 71]),
]

// An old 羽, as in 翰.
const feather = [
  line([6, 6], [44, 4], [43, 94]),
  line([38, 22], [12, 44]),
  line([40, 52], [16, 75]),
  line([54, 6], [92, 4], [91, 94]),
  line([86, 22], [60, 44]),
  line([88, 52], [64, 75]),
]

function replace(model: readonly Stroke[], stroke: number, by: Stroke): Stroke[] {
  return model.map((each, index) => (index === stroke ? by : each))
}

test.each<[string, readonly Stroke[], number, Stroke]>([
  ['the roof of 兪 with the serif of 入', agree, 0, line([28, 2], [50, 2], [30, 28], [4, 46])],
  ['a dot under the roof of 今', now, 2, line([44, 36], [53, 48])],
  ['a line under the roof of 食', eat, 2, line([34, 27], [62, 26])],
  ['a line on top of 言', word, 0, line([26, 8], [70, 7])],
  ['the inside of 月 for that of 円 below 青', blue, 6, line([24, 61], [71, 61])],
])('%s is right', (_, model, stroke, by) => {
  expect(gradeDrawing(model, model).score).toBe(1)
  expect(gradeDrawing(replace(model, stroke, by), model).score).toBe(1)
})

test.each<[string, readonly Stroke[], number, Stroke]>([
  ['a serif at the wrong side of a roof', agree, 0, line([4, 46], [50, 2], [72, 2])],
  ['a dot for the line in a mouth', word, 6, line([46, 74], [52, 84])],
  ['a line from right to left on top of 言', word, 0, line([70, 7], [26, 8])],
])('%s is not', (_, model, stroke, by) => {
  const { strokes } = gradeDrawing(replace(model, stroke, by), model)
  expect(strokes.flatMap(({ ok }, index) => (ok ? [] : [index]))).toEqual([stroke])
})

test('the dots and rises of a new 羽 for what an old one has, in both halves', () => {
  const [left, , , right] = feather as [Stroke, Stroke, Stroke, Stroke]
  const inside = (x: number) => [line([x, 24], [x + 14, 40]), line([x + 1, 76], [x + 25, 54])]
  const dots = [left, ...inside(14), right, ...inside(62)]
  expect(gradeDrawing(feather, feather).score).toBe(1)
  expect(gradeDrawing(dots, feather).score).toBe(1)
  const turned = [left, ...inside(14), right, line([62, 24], [76, 40]), line([80, 54], [64, 94])]
  expect(gradeDrawing(turned, feather).score).toBeLessThan(1)
})
