import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { expect, test } from 'vitest'
import { gradeNextStroke, type NextStroke } from './grade-next-stroke'

/** A straight line, as a pointer reports it. */
function line(from: Point, to: Point): Stroke {
  return Array.from(
    { length: 9 },
    (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / 8,
      from[1] + ((to[1] - from[1]) * step) / 8,
    ],
  )
}

function corner(from: Point, over: Point, to: Point): Stroke {
  return [...line(from, over), ...line(over, to).slice(1)]
}

/** 口: left side, top and right side in one, bottom. */
const mouth = [
  line([28, 30], [32, 88]),
  corner([28, 32], [82, 30], [78, 86]),
  line([32, 82], [78, 82]),
]
/** 三 */
const three = [line([28, 25], [80, 24]), line([32, 52], [76, 51]), line([14, 88], [95, 87])]
/** 十 */
const ten = [line([15, 45], [95, 43]), line([54, 12], [54, 97])]
/** 小: a hooked vertical and two short strokes beside it. */
const small = [
  corner([54, 15], [54, 92], [44, 84]),
  line([32, 40], [18, 68]),
  line([72, 38], [90, 62]),
]

function grade(
  model: readonly Stroke[],
  count: number,
  drawn: Stroke,
  more: Partial<NextStroke> = {},
) {
  return gradeNextStroke({
    drawn,
    model,
    written: model.slice(0, count),
    strictness: 'normal',
    offset: [0, 0],
    ...more,
  })
}

/** A hand: every point a little off, always in the same way. */
function wobble(stroke: Stroke, by = 2): Stroke {
  return stroke.map(
    ([x, y], index): Point => [x + by * Math.sin(index * 1.9), y + by * Math.cos(index * 1.3)],
  )
}

test.each([
  ['口', mouth],
  ['三', three],
  ['十', ten],
  ['小', small],
])('%s written by a hand that shakes a little is right, stroke by stroke', (_, model) => {
  model.forEach((stroke, index) => {
    expect(grade(model, index, wobble(stroke))).toEqual({ isRight: true })
  })
})

interface Refusal {
  name: string
  model: readonly Stroke[]
  count: number
  drawn: Stroke
  kind: string
  words: string
}

test.each<Refusal>([
  {
    name: 'the side of 口 from below',
    model: mouth,
    count: 0,
    drawn: line([32, 88], [28, 30]),
    kind: 'direction',
    words: 'wrong end',
  },
  {
    name: 'the bottom of 口 before its sides',
    model: mouth,
    count: 0,
    drawn: line([32, 82], [78, 82]),
    kind: 'order',
    words: 'You drew stroke 3 here; stroke 1 comes first',
  },
  {
    name: 'the top of 三 once more',
    model: three,
    count: 1,
    drawn: line([28, 26], [80, 25]),
    kind: 'extra',
    words: 'You drew stroke 1 once more',
  },
  {
    name: 'a stump for the vertical of 十',
    model: ten,
    count: 1,
    drawn: line([54, 40], [54, 58]),
    kind: 'shape',
    words: 'too short',
  },
  {
    name: 'the top of 三 at the right edge, where nothing is',
    model: three,
    count: 0,
    drawn: line([60, 52], [106, 51]),
    kind: 'position',
    words: '',
  },
  {
    name: 'a slope for the horizontal of 十',
    model: ten,
    count: 0,
    drawn: line([20, 15], [80, 80]),
    kind: 'shape',
    words: '',
  },
])('$name is refused as $kind', ({ model, count, drawn, kind, words }) => {
  const answer = grade(model, count, drawn)
  expect(answer).toMatchObject({ isRight: false, kind })
  expect(answer.isRight ? '' : answer.reason).toContain(words)
})

test('strokes drawn without lifting the pen are asked to be two', () => {
  const joined = [...line([28, 30], [32, 88]), ...corner([28, 32], [82, 30], [78, 86])]
  expect(grade(mouth, 0, joined)).toMatchObject({ isRight: false, kind: 'join' })
})

test('a dot or a short stroke is not failed for a shaking hand', () => {
  const dotted = [...ten, line([80, 15], [86, 22])]
  expect(grade(dotted, 2, wobble(line([79, 16], [84, 24]), 1.5))).toEqual({ isRight: true })
})

test('a character that stands lower as a whole is right where its strokes agree', () => {
  const lower = three.map((stroke) => stroke.map(([x, y]): Point => [x, y + 14]))
  const answer = grade(three, 2, lower[2] ?? [], { written: lower.slice(0, 2), offset: [0, 10] })
  expect(answer).toEqual({ isRight: true })
})

test('what passes a lenient teacher may fail a strict one', () => {
  const leaning = line([15, 52], [93, 31])
  expect(grade(ten, 0, leaning, { strictness: 'lenient' }).isRight).toBe(true)
  expect(
    grade(
      ten,
      0,
      leaning.map(([x, y]): Point => [x, y - 14]),
      { strictness: 'strict' },
    ).isRight,
  ).toBe(false)
})

test.each<{ name: string; drawn: Stroke }>([
  { name: 'one point', drawn: [[5, 5]] },
  { name: 'nothing', drawn: [] },
  { name: 'a pen that stood still', drawn: line([50, 50], [50, 50]) },
  {
    name: 'a scribble',
    drawn: Array.from({ length: 5000 }, (_, step): Point => [step % 100, (step * 7) % 100]),
  },
])('$name is refused without an error', ({ drawn }) => {
  expect(grade(mouth, 1, drawn).isRight).toBe(false)
})
