import { describe, expect, test } from 'vitest'
import { type Stroke, toDrawing } from '../geometry/drawing'
import { getDrawing } from '../testing/drawn-characters'
import { type Course, toCourses } from './courses'
import { gradeDrawing } from './grade-drawing'
import { measureBulge, measureTurns } from './measure-bends'

function toCourse(stroke: Stroke): Course {
  return toCourses(toDrawing([stroke]))[0] as Course
}

/** Along a line two spreads long, pushed aside by shares of its length. */
function draw(aside: (share: number) => number): Course {
  return toCourse(
    Array.from({ length: 61 }, (_, index) => [index / 30, 2 * aside(index / 60)] as const),
  )
}

const straight = draw(() => 0)
const bow = (height: number) => draw((share) => height * Math.sin(Math.PI * share))
const wave = (height: number) => draw((share) => height * Math.sin(2 * Math.PI * share))
const zigzag = (teeth: number, height: number) =>
  draw((share) => height * (1 - 2 * Math.abs(2 * ((teeth * share + 0.25) % 1) - 1)))
/** With a hook back from the end. */
const hook = draw((share) => -2 * Math.max(0, share - 0.85))
const hooks = draw((share) => 2 * Math.max(0, 0.1 - share) + 2 * Math.max(0, share - 0.9))
const cornerAt = (share: number) =>
  toCourse([
    [0, 0],
    [2 * share, 0],
    [2 * share, 2 * (1 - share)],
  ])

test.each<[string, Course, Course, boolean]>([
  ['straight', straight, straight, true],
  ['slightly bowed', bow(0.15), straight, true],
  ['bowed by a third of its length', bow(0.35), straight, false],
  ['bowed the other way', bow(-0.35), straight, false],
  ['bowed as the model is', bow(0.35), bow(0.35), true],
  ['bowed where the model is to the other side', bow(0.25), bow(-0.25), false],
  ['with a hook at its end', hook, straight, true],
  ['with its corner sooner than the model', cornerAt(0.35), cornerAt(0.5), true],
  ['with a corner to the other side', cornerAt(0.5), bow(0.35), false],
])('a stroke %s bulges as far as is right: %s', (_, drawn, model, isRight) => {
  expect(measureBulge(drawn, model) <= 1).toBe(isRight)
})

test.each<[string, Course, Course, number, boolean]>([
  ['straight', straight, straight, 8, true],
  ['that trembles', zigzag(4, 0.02), straight, 8, true],
  ['bowed by a third of its length', bow(0.35), straight, 8, true],
  ['with a hook at its end', hook, straight, 8, true],
  ['waved by a tenth', wave(0.1), straight, 8, true],
  ['with hooks to both sides at its ends', hooks, straight, 8, true],
  ['waved by more than a fifth', wave(0.22), straight, 8, false],
  ['waved by a third as the model is', wave(0.3), wave(0.3), 8, true],
  ['like a Z', zigzag(1, 0.3), straight, 8, false],
  ['like a Z, of few strokes', zigzag(1, 0.3), straight, 3, false],
  ['like a saw', zigzag(2, 0.15), straight, 8, false],
])('a stroke %s turns to and fro as is right: %s', (_, drawn, model, strokes, isRight) => {
  expect(measureTurns(drawn, model, strokes) <= 1).toBe(isRight)
})

describe('a stroke of 田 with another form is wrong, and no other', () => {
  const field = getDrawing('田')
  const between = (points: readonly number[]): Stroke =>
    points.map((aside, index) => [54 + aside, 22 + (65 * index) / (points.length - 1)])
  test.each<[string, Stroke]>([
    ['a Z', between([0, 20, -20, 0])],
    ['a zigzag', between([0, 14, -14, 14, -14, 0])],
    ['a bow', between([0, 10, 17, 21, 22, 21, 17, 10, 0])],
  ])('%s instead of its upright stroke', (_, stroke) => {
    const drawn = field.map((each, index) => (index === 2 ? stroke : each))
    const { strokes } = gradeDrawing(drawn, field)
    expect(strokes.map(({ ok }) => ok)).toEqual([true, true, false, true, true])
    expect(strokes[2]).toMatchObject({ kind: 'shape' })
  })
})
