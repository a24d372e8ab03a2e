import { describe, expect, test } from 'vitest'
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

describe('a rising stroke', () => {
  // 冫 beside an upright stroke, as 冴 and 次 begin.
  const ice: Stroke[] = [
    [
      [15, 20],
      [30, 35],
    ],
    [
      [10, 75],
      [34, 50],
    ],
    [
      [45, 25],
      [90, 24],
    ],
    [
      [66, 24],
      [66, 95],
    ],
  ]
  const drawRise = (rise: Stroke): Stroke[] => ice.map((each, index) => (index === 1 ? rise : each))
  test.each<[string, Stroke]>([
    [
      'begins with a press',
      [
        [4, 65],
        [11, 77],
        [34, 50],
      ],
    ],
    [
      'turns like a tick',
      [
        [8, 55],
        [16, 83],
        [36, 58],
      ],
    ],
    [
      'bends upwards',
      [
        [10, 75],
        [26, 67],
        [34, 40],
      ],
    ],
    [
      'lies lower',
      [
        [6, 84],
        [30, 58],
      ],
    ],
  ])('is right when it %s', (_, rise) => {
    expect(gradeDrawing(drawRise(rise), ice).score).toBe(1)
  })

  test('is not right from its upper end, lying level or far off', () => {
    const wrong: Stroke[] = [
      (ice[1] ?? []).toReversed(),
      [
        [10, 62],
        [44, 66],
      ],
      [
        [45, 75],
        [70, 50],
      ],
    ]
    for (const rise of wrong) {
      const { strokes } = gradeDrawing(drawRise(rise), ice)
      expect(strokes.map(({ ok }) => ok)).toEqual([true, false, true, true])
    }
  })
})

test('the dot that closes 令 may stand upright', () => {
  const order: Stroke[] = [
    [
      [50, 5],
      [8, 45],
    ],
    [
      [50, 8],
      [94, 42],
    ],
    [
      [30, 40],
      [70, 40],
    ],
    [
      [22, 56],
      [76, 55],
      [54, 78],
    ],
    [
      [42, 71],
      [62, 88],
    ],
  ]
  const upright: Stroke = [
    [50, 71],
    [50, 101],
  ]
  expect(gradeDrawing([...order.slice(0, 4), upright], order).score).toBe(1)
})

test('a falling pair above a line may be dots that lean towards each other, as of 尊 and 樽', () => {
  const chief: Stroke[] = [
    [
      [40, 4],
      [30, 14],
      [12, 24],
    ],
    [
      [58, 2],
      [72, 14],
      [92, 24],
    ],
    [
      [14, 32],
      [88, 31],
    ],
    [
      [20, 50],
      [20, 98],
    ],
    [
      [21, 51],
      [80, 50],
      [80, 96],
    ],
    [
      [22, 94],
      [79, 94],
    ],
  ]
  const dots: Stroke[] = [
    [
      [20, 8],
      [32, 20],
    ],
    [
      [84, 6],
      [68, 20],
    ],
  ]
  const [, , ...below] = chief
  expect(gradeDrawing([...dots, ...below], chief).score).toBe(1)
  const [first = [], second = []] = dots
  const [last] = gradeDrawing([first.toReversed(), second, ...below], chief).strokes
  expect(last?.ok).toBe(false)
})
