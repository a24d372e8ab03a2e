import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point, Stroke } from './geometry/drawing'
import { learntWeights } from './ranking/learnt-weights'
import { createRecogniser } from './recogniser'
import { buildTemplateSet, drawnCharacters, getDrawing } from './testing/drawn-characters'
import { conditions } from './training/conditions'
import { densify } from './training/distort-shape'
import { createRandom } from './training/random'

const recogniser = createRecogniser(buildTemplateSet(), learntWeights)
const characters = Object.keys(drawnCharacters)

function findFirst(strokes: readonly Stroke[]): string | undefined {
  return recogniser.recognise(strokes)[0]?.character
}

function mapPoints(strokes: readonly Stroke[], map: (point: Point) => Point): Stroke[] {
  return strokes.map((stroke) => stroke.map(map))
}

test('a tap is the dot that a brush makes', () => {
  const dot: Stroke = [
    [40, 40],
    [42, 43],
  ]
  const list = (strokes: Stroke[]) => recogniser.recognise(strokes).map((each) => each.character)
  expect(list([[[500, 20]]])).toEqual(list([dot]))
})

const drawings = fc.constantFrom(...characters)

describe('what does not change the first candidate', () => {
  test.each(characters)('%s is recognised as it was drawn', (character) => {
    expect(findFirst(getDrawing(character))).toBe(character)
  })

  test('size and place on the square', () => {
    const places = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(
        drawings,
        fc.double({ min: 0.2, max: 40, noNaN: true }),
        places,
        places,
        (character, scale, dx, dy) => {
          const moved = mapPoints(getDrawing(character), ([x, y]) => [
            x * scale + dx,
            y * scale + dy,
          ])
          expect(findFirst(moved)).toBe(character)
        },
      ),
    )
  })

  test('how many points the device reports', () => {
    fc.assert(
      fc.property(drawings, fc.integer({ min: 1, max: 40 }), (character, step) => {
        expect(findFirst(getDrawing(character).map((stroke) => densify(stroke, step)))).toBe(
          character,
        )
      }),
    )
  })

  test.each(['shuffle', 'reverse', 'swap2', 'affine'])('the hand: %s', (name) => {
    const distort = conditions[name]
    for (const character of characters) {
      const large = mapPoints(getDrawing(character), ([x, y]) => [x * 10, y * 10])
      expect(findFirst(distort?.(large, createRandom(4)) ?? [])).toBe(character)
    }
  })
})

describe('any input is answered', () => {
  const wild = fc.oneof(
    fc.double(),
    fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, 1e300, 1e-300),
  )
  const strokes = fc.array(fc.array(fc.tuple(wild, wild), { maxLength: 20 }), { maxLength: 8 })

  test('with characters and scores that are numbers', () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        for (const { character, score } of recogniser.recognise(drawn)) {
          expect(characters).toContain(character)
          expect(score).not.toBeNaN()
        }
      }),
    )
  })

  const wave = (count: number): Stroke =>
    Array.from({ length: count }, (_, at): Point => [at % 97, (at * 7) % 89])
  test.each([
    ['no stroke', [], 0],
    ['an empty stroke', [[]], 0],
    ['one point', [[[5, 5]]], 10],
    ['the same point many times', [new Array<Point>(50).fill([3, 3])], 10],
    ['10,000 points in one stroke', [wave(10_000)], 10],
    ['64 strokes', Array.from({ length: 64 }, () => wave(30)), 10],
    ['64 strokes of 200 points', Array.from({ length: 64 }, () => wave(200)), 10],
  ] as [string, Stroke[], number][])('%s', (_, drawn, answers) => {
    const times = [1, 2, 3, 4].map(() => {
      const startedAt = performance.now()
      expect(recogniser.recognise(drawn)).toHaveLength(answers)
      return performance.now() - startedAt
    })
    // The bound of the product: whatever was scribbled, the pad does not freeze. The quickest
    // counts, for what else the machine does meanwhile is not the recogniser's.
    expect(Math.min(...times)).toBeLessThan(100)
  })
})
