import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { drawnCharacters, getDrawing } from '../testing/drawn-characters'
import { gradeDrawing } from './grade-drawing'
import { findOutOfOrder } from './order-of-strokes'

const characters = Object.keys(drawnCharacters)

function listFaults(strokes: readonly Stroke[], character: string): string[] {
  const { strokes: verdicts, missing } = gradeDrawing(strokes, getDrawing(character))
  return [
    ...verdicts.flatMap((each, index) => (each.ok ? [] : [`${index} ${each.kind}`])),
    ...missing.map((stroke) => `missing ${stroke}`),
  ]
}

function swap(strokes: readonly Stroke[], first: number, second: number): Stroke[] {
  return strokes.map((stroke, index) =>
    index === first ? (strokes[second] ?? []) : index === second ? (strokes[first] ?? []) : stroke,
  )
}

function change(strokes: readonly Stroke[], at: number, by: (stroke: Stroke) => Stroke): Stroke[] {
  return strokes.map((stroke, index) => (index === at ? by(stroke) : stroke))
}

const backwards = (stroke: Stroke): Stroke => [...stroke].reverse()
const moved =
  (dx: number, dy: number) =>
  (stroke: Stroke): Stroke =>
    stroke.map(([x, y]): Point => [x + dx, y + dy])

describe('a right drawing passes', () => {
  test.each(characters)('%s drawn like the model', (character) => {
    expect(listFaults(getDrawing(character), character)).toEqual([])
  })

  test('wherever and however large it is, and slightly tilted', () => {
    const degrees = fc.double({ min: -5, max: 5, noNaN: true })
    const scales = fc.double({ min: 0.3, max: 12, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...characters), degrees, scales, (character, angle, scale) => {
        const cos = Math.cos((angle * Math.PI) / 180) * scale
        const sin = Math.sin((angle * Math.PI) / 180) * scale
        const drawn = getDrawing(character).map((stroke) =>
          stroke.map(([x, y]): Point => [cos * x - sin * y + 70, sin * x + cos * y - 30]),
        )
        expect(listFaults(drawn, character)).toEqual([])
      }),
    )
  })
})

describe('one mistake is named at its stroke and no other', () => {
  const tree = getDrawing('木')
  const field = getDrawing('田')
  test.each<[string, string, Stroke[], string[]]>([
    ['the first two of 木 change places', '木', swap(tree, 0, 1), ['0 order']],
    [
      'the level stroke of 木 from right to left',
      '木',
      change(tree, 0, backwards),
      ['0 direction'],
    ],
    ['a sweep of 木 from below', '木', change(tree, 2, backwards), ['2 direction']],
    ['a stroke of 田 far off', '田', change(field, 2, moved(34, 0)), ['2 position']],
    [
      'an upright stroke of 田 lying',
      '田',
      change(field, 2, () => [
        [20, 35],
        [80, 35],
      ]),
      ['2 shape'],
    ],
    [
      'the upright stroke of 木 far too short',
      '木',
      change(tree, 1, () => [
        [50, 8],
        [50, 26],
      ]),
      ['1 shape'],
    ],
    [
      'a line too many in 口',
      '口',
      [
        ...getDrawing('口'),
        [
          [10, 50],
          [95, 48],
        ],
      ],
      ['3 extra'],
    ],
    ['the first stroke of 木 forgotten', '木', tree.slice(1), ['missing 0']],
    ['the last stroke of 田 forgotten', '田', field.slice(0, -1), ['missing 4']],
    [
      'the first two of 木 in one',
      '木',
      [[...(tree[0] ?? []), ...(tree[1] ?? [])], ...tree.slice(2)],
      ['0 join'],
    ],
  ])('%s', (_, character, strokes, faults) => {
    expect(listFaults(strokes, character)).toEqual(faults)
  })
})

test('another character fails', () => {
  for (const character of characters) {
    for (const other of characters) {
      if (other === character) continue
      expect(gradeDrawing(getDrawing(other), getDrawing(character)).score).toBeLessThan(1)
    }
  }
})

test('a strict teacher fails what a lenient one lets pass, never the other way', () => {
  const crooked = change(getDrawing('田'), 2, moved(16, 0))
  const score = (strictness: 'lenient' | 'normal' | 'strict') =>
    gradeDrawing(crooked, getDrawing('田'), { strictness }).score
  expect(score('lenient')).toBe(1)
  expect(score('strict')).toBeLessThan(1)
  expect(score('normal')).toBeGreaterThanOrEqual(score('strict'))
})

test('whatever is drawn, every stroke gets its verdict', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, 0))
  const strokes = fc.array(fc.array(fc.tuple(wild, wild), { maxLength: 8 }), { maxLength: 8 })
  fc.assert(
    fc.property(strokes, fc.constantFrom(...characters), (drawn, character) => {
      const grade = gradeDrawing(drawn, getDrawing(character))
      expect(grade.strokes).toHaveLength(drawn.length)
      expect(grade.score).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  [[0, 1, 2, 3], [], 'all in turn'],
  [[1, 0, 2], [0], 'of two neighbours the one drawn too early'],
  [[0, 3, 2, 1, 4], [1], 'of two that changed places the one drawn too early'],
  [[0, 3, 4, 2, 1, 5], [3, 4], 'the fewest, where more are mixed up'],
  [[3, 0, 1, 2], [0], 'the last one drawn first'],
  [[], [], 'nothing drawn'],
] as [number[], number[], string][])('out of %j these came out of turn: %j (%s)', (drawn, out) => {
  expect([...findOutOfOrder(drawn)]).toEqual(out)
})
