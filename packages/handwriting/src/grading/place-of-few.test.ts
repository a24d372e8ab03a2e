import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { gradeDrawing } from './grade-drawing'

/* Drawn for these tests on a square of 109. */
const shift = (stroke: Stroke, dx: number, dy: number) =>
  stroke.map(([x, y]): Point => [x + dx, y + dy])
const toLine = (...points: [Point, Point]): Stroke => points

const to: [Stroke, Stroke] = [toLine([45, 12], [45, 98]), toLine([46, 42], [78, 60])]
const ni: [Stroke, Stroke] = [toLine([30, 32], [80, 31]), toLine([15, 82], [96, 80])]
const me: [Stroke, Stroke] = [toLine([75, 15], [20, 92]), toLine([28, 38], [80, 80])]
const ma: [Stroke, Stroke, Stroke] = [
  toLine([22, 30], [86, 28]),
  toLine([26, 52], [82, 50]),
  toLine([54, 10], [54, 92]),
]

const middles = { drawn: [54.5, 54.5], model: [54.5, 54.5] } as const
function grade(drawn: readonly Stroke[], model: readonly Stroke[]): string[] {
  const { strokes } = gradeDrawing(drawn, model, { middles })
  return strokes.map((each) => (each.ok ? 'ok' : each.kind))
}

test.each<[string, readonly Stroke[], readonly Stroke[]]>([
  ['where ト branches off, as long as it does', [to[0], shift(to[1], 0, 15)], to],
  ['how far apart the lines of ニ are', [shift(ni[0], 0, 14), ni[1]], ni],
  ['where メ crosses', [me[0], shift(me[1], 4, -12)], me],
  ['how high the lines of three are', [shift(ma[0], 0, -7), shift(ma[1], 3, 6), ma[2]], ma],
])('a hand is free in %s', (_, drawn, model) => {
  expect(grade(drawn, model)).toEqual(model.map(() => 'ok'))
})

test.each<[string, readonly Stroke[], readonly Stroke[], number]>([
  ['branch of ト away from its stem', [to[0], shift(to[1], 33, 8)], to, 1],
  ['line of ニ aside', [shift(ni[0], 42, 4), ni[1]], ni, 0],
  ['stroke of メ to where it no longer crosses', [me[0], shift(me[1], 40, 10)], me, 1],
  ['third of three off the two that it crosses', [ma[0], ma[1], shift(ma[2], 48, 6)], ma, 2],
])('the %s is told as one in the wrong place', (_, drawn, model, at) => {
  expect(grade(drawn, model)).toEqual(
    model.map((_stroke, index) => (index === at ? 'position' : 'ok')),
  )
})

test('a stroke in its place but of another slant is no moved one', () => {
  const leaning = toLine([28, 60], [78, 46])
  expect(grade([to[0], leaning], to)[1]).not.toBe('position')
})
