import { expect, test } from 'vitest'
import type { Point, Stroke } from '../geometry/drawing'
import { getDrawing } from '../testing/drawn-characters'
import { densify } from '../training/distort-shape'
import { gradeDrawing } from './grade-drawing'

/* On squares of about 100. */
const to: readonly Stroke[] = [
  [
    [45, 12],
    [45, 98],
  ],
  [
    [46, 42],
    [78, 60],
  ],
]
const characters = { ト: to, 木: getDrawing('木'), 田: getDrawing('田') } as const

function map(stroke: Stroke, change: (point: Point, share: number) => Point): Stroke {
  const points = densify(stroke, 3)
  return points.map((point, index) => change(point, index / (points.length - 1)))
}

const shift = (dx: number, dy: number) => (stroke: Stroke) =>
  map(stroke, ([x, y]) => [x + dx, y + dy])

const scale = (by: number) => (stroke: Stroke) => {
  const [x0, y0] = stroke[0] as Point
  return map(stroke, ([x, y]) => [x0 + by * (x - x0), y0 + by * (y - y0)])
}

const turn = (degrees: number) => (stroke: Stroke) => {
  const [[x0, y0], [x1, y1]] = [stroke[0] as Point, stroke.at(-1) as Point]
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return map(stroke, ([x, y]) => [
    mx + cos * (x - mx) - sin * (y - my),
    my + sin * (x - mx) + cos * (y - my),
  ])
}

/** Pushed aside by so much of its length: once is a bow, twice a wave. */
const bend = (times: number, by: number) => (stroke: Stroke) => {
  const [[x0, y0], [x1, y1]] = [stroke[0] as Point, stroke.at(-1) as Point]
  return map(stroke, ([x, y], share) => {
    const aside = by * Math.sin(times * Math.PI * share)
    return [x - aside * (y1 - y0), y + aside * (x1 - x0)]
  })
}

test.each<[keyof typeof characters, number, string, (stroke: Stroke) => Stroke, string]>([
  ['ト', 1, 'moved', shift(33, 8), 'wrong place'],
  ['木', 2, 'moved', shift(30, -28), 'wrong place'],
  ['田', 3, 'moved', shift(24, -24), 'wrong place'],
  ['ト', 1, 'turned', turn(-65), 'slants'],
  ['木', 1, 'turned', turn(60), 'slants'],
  ['田', 3, 'turned', turn(60), 'slants'],
  ['ト', 1, 'cut', scale(0.2), 'too short'],
  ['木', 1, 'cut', scale(0.3), 'too short'],
  ['田', 2, 'cut', scale(0.25), 'too short'],
  ['木', 1, 'lengthened', scale(1.9), 'too long'],
  ['田', 2, 'lengthened', scale(2), 'too long'],
  ['木', 1, 'bowed', bend(1, 0.4), 'bends'],
  ['田', 0, 'bowed', bend(1, -0.4), 'bends'],
  ['ト', 0, 'waved', bend(2, 0.3), 'bends'],
  ['田', 4, 'waved', bend(2, 0.3), 'bends'],
])('of %s stroke %i, %s, it is told what was done to it', (character, at, _, change, words) => {
  const model = characters[character]
  const drawn = model.map((stroke, index) => (index === at ? change(stroke) : stroke))
  const { strokes } = gradeDrawing(drawn, model, {
    middles: { drawn: [50, 50], model: [50, 50] },
  })
  const told = strokes.map((each) => (each.ok ? 'ok' : each.reason))
  expect(told[at]).toContain(words)
  expect(told.filter((each) => each !== 'ok')).toHaveLength(1)
})
