import { expect, test } from 'vitest'
import { toDrawing, toStrokes } from './drawing'
import { flattenPath } from './flatten-path'
import { normalise } from './normalise'
import { simplify } from './simplify'
import { smooth } from './smooth'

test.each([
  ['M10,20L30,20', [10, 20], [30, 20], 'absolute lines'],
  ['m10,20l20,0', [10, 20], [30, 20], 'relative lines'],
  ['M10,20H30', [10, 20], [30, 20], 'a level line'],
  ['M10,20v15', [10, 20], [10, 35], 'an upright line, relative'],
  ['M0,0C10,0,20,10,20,20', [0, 0], [20, 20], 'a curve'],
  ['M0,0c10,0,20,10,20,20s10,20,20,20', [0, 0], [40, 40], 'a curve that goes on smoothly'],
  ['M54.5,.5c-.5.25-1,.5-1.5,1', [54.5, 0.5], [53, 1.5], 'numbers run together as SVG allows'],
])('%s begins and ends where its stroke does: %#', (path, start, end) => {
  const points = flattenPath(path)
  expect(points[0]).toEqual(start)
  expect(points.at(-1)?.[0]).toBeCloseTo(end[0] ?? 0)
  expect(points.at(-1)?.[1]).toBeCloseTo(end[1] ?? 0)
})

test('S mirrors the last control point, so that a wave goes up where the first went down', () => {
  const points = flattenPath('M0,0C0,10,10,10,10,0S20,-10,20,0')
  const ys = points.map(([, y]) => y)
  expect(Math.max(...ys)).toBeCloseTo(7.5)
  expect(Math.min(...ys)).toBeCloseTo(-7.5)
})

test('points on the line are left out, a corner stays', () => {
  const corner = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 5],
    [10, 10],
  ] as const
  expect(simplify(corner, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('points that are no places are dropped, and with them strokes that have no other', () => {
  const drawing = toDrawing([
    [
      [Number.NaN, 1],
      [1, 1],
      [1, 1],
      [2, Infinity],
      [3, 1],
    ],
    [],
    [[NaN, NaN]],
  ])
  expect(toStrokes(drawing)).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
  ])
})

test('the ink is brought to the middle with spread 1, wherever and however large it was', () => {
  const square = [
    [
      [0, 0],
      [10, 0],
      [10, 20],
      [0, 20],
      [0, 0],
    ],
  ] as const
  const moved = square.map((stroke) => stroke.map(([x, y]) => [x * 7 + 300, y * 7 - 40] as const))
  const first = normalise(toDrawing(square))
  const second = normalise(toDrawing(moved))
  first.xy.forEach((each, at) => {
    expect(second.xy[at]).toBeCloseTo(each, 3)
  })
  expect(first.xy[0]).toBeCloseTo(-(first.xy[2] ?? 0), 3)
})

test('a line stays a line: its wobble is not stretched to the size of the square', () => {
  const { xy } = normalise(
    toDrawing([
      [
        [0, 50],
        [50, 51],
        [100, 50],
      ],
    ]),
  )
  const heights = xy.filter((_, at) => at % 2 === 1)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1)
})

test('smoothing takes out the steps of a pixel grid but keeps both ends', () => {
  const stairs = Array.from({ length: 40 }, (_, at): [number, number] => [
    Math.ceil(at / 2) * 5,
    Math.floor(at / 2) * 5,
  ])
  const smoothed = toStrokes(smooth(toDrawing([stairs])))[0] ?? []
  expect(smoothed[0]).toEqual([0, 0])
  expect(smoothed.at(-1)).toEqual([100, 95])
  const inner = smoothed.slice(3, -3)
  const offs = inner.map(([x, y]) => Math.abs(x - y - 2.5))
  expect(Math.max(...offs)).toBeLessThan(2.4)
})
