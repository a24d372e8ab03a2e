import { expect, test } from 'vitest'
import { type Point, type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { getDrawing } from '../testing/drawn-characters'
import { densify } from '../training/distort-shape'
import { bend, measureBent } from './bend'
import { runNumbers, toStrokeRuns } from './stroke-runs'

const model = getDrawing('田').map((stroke) => densify(stroke, 5))

function toRuns(strokes: readonly Stroke[]) {
  return toStrokeRuns(normalise(toDrawing(strokes)), 1)
}

function measure(drawn: readonly Stroke[], isReversed = false) {
  const runs = drawn.map((_, index) => ({
    drawnFirst: index,
    drawnSize: 1,
    templateFirst: index,
    templateSize: 1,
    price: 0,
    isReversed,
  }))
  return measureBent(toRuns(drawn), toRuns(model), runs)
}

test('a drawing like the model is not bent and not far off', () => {
  expect(measure(model).worst).toBeLessThan(1e-3)
  expect(measure(model).bending).toBeLessThan(1e-6)
})

test('a drawing whose right half is squeezed is bent into its place', () => {
  const squeezed = model.map((stroke) =>
    stroke.map(([x, y]): Point => [x + 0.004 * x * (100 - x), y]),
  )
  const { worst, bending } = measure(squeezed)
  expect(worst).toBeLessThan(0.12)
  expect(bending).toBeGreaterThan(1e-3)
})

test('a stroke in the wrong place stays the worst one, for the others hold the rest', () => {
  const displaced = model.map((stroke, index) =>
    index === 2 ? stroke.map(([x, y]): Point => [x + 30, y]) : stroke,
  )
  const { worst, secondWorst } = measure(displaced)
  expect(worst).toBeGreaterThan(0.4)
  expect(secondWorst).toBeLessThan(worst / 2)
})

test('what is unlikely is told by kind: a place, a form or a direction', () => {
  const changeThird = (map: (point: Point) => Point) =>
    model.map((stroke, index) => (index === 2 ? stroke.map(map) : stroke))
  const right = measure(model)
  const bowed = measure(changeThird(([x, y]) => [x + 18 * Math.sin((Math.PI * (y - 15)) / 70), y]))
  const moved = measure(changeThird(([x, y]) => [x + 22, y]))
  expect(right.displaced + right.deformed + right.turned).toBeLessThan(0.01)
  expect(moved.displaced).toBeGreaterThan(2 * moved.deformed)
  expect(moved.displaced).toBeGreaterThan(bowed.displaced)
  expect(bowed.deformed).toBeGreaterThan(2 * moved.deformed)
})

test('a drawing bent by what was found misses the model by what was said', () => {
  const squeezed = model.map((stroke) =>
    stroke.map(([x, y]): Point => [x + 0.004 * x * (100 - x), y]),
  )
  const [drawn, aim] = [toRuns(squeezed), toRuns(model)]
  const { worst, moves } = measure(squeezed)
  const { samples } = bend(drawn, moves)
  const squares = Array.from(samples, (each, at) => (each - (aim.samples[at] as number)) ** 2)
  const misses = squeezed.map((_, stroke) => {
    const own = squares.slice(stroke * runNumbers, (stroke + 1) * runNumbers)
    return Math.sqrt((2 * own.reduce((sum, each) => sum + each, 0)) / runNumbers)
  })
  expect(Math.max(...misses)).toBeCloseTo(worst, 4)
})

test('a stroke drawn from its other end is compared the other way round', () => {
  const backwards = model.map((stroke) => [...stroke].reverse())
  expect(measure(backwards, true).worst).toBeLessThan(1e-3)
  expect(measure(backwards, false).worst).toBeGreaterThan(0.4)
})

test('nothing matched is no distance, not a number that is none', () => {
  expect(measureBent(toRuns(model), toRuns(model), []).mean).toBe(0)
})
