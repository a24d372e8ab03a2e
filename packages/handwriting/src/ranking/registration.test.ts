import { expect, test } from 'vitest'
import { type Point, type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { fitBending } from '../matching/fit-bending'
import { matchStrokes } from '../matching/match-strokes'
import { toStrokeRuns } from '../matching/stroke-runs'
import { getDrawing } from '../testing/drawn-characters'
import { densify } from '../training/distort-shape'
import { registrationFeatures, toRegistrationFeatures } from './registration'

const field = getDrawing('田').map((stroke) => densify(stroke, 5))

function lay(drawn: readonly Stroke[], model: readonly Stroke[] = field) {
  const toRuns = (strokes: readonly Stroke[]) => toStrokeRuns(normalise(toDrawing(strokes)), 2)
  const [own, template] = [toRuns(drawn), toRuns(model)]
  const runs = matchStrokes(own, template).runs.map((run) => ({ ...run, isReversed: false }))
  const all = toRegistrationFeatures(
    { strokes: own, aspect: 1 },
    { template: { strokes: template, aspect: 1 }, runs },
    { fitBending },
  )
  expect(all).toHaveLength(registrationFeatures)
  const [unlikely = Number.NaN] = all
  const [missed = Number.NaN, , lone = Number.NaN, absent = Number.NaN] = all.slice(10)
  return { unlikely, missed, lone, absent, slanted: all.at(-1) ?? Number.NaN }
}

test('of the model itself nothing is missed and nothing left over', () => {
  const { unlikely, missed, lone, absent } = lay(field)
  expect(unlikely).toBeLessThan(0.01)
  expect(missed).toBeLessThan(0.01)
  expect([lone, absent]).toEqual([0, 0])
})

test('a forgotten stroke is absent', () => {
  const forgetful = lay(field.filter((_, stroke) => stroke !== 2))
  expect(forgetful.absent).toBeGreaterThan(0.5)
  expect(forgetful.lone).toBe(0)
  expect(forgetful.missed).toBeGreaterThan(lay(field).missed)
})

test('a stroke drawn twice is left over, but its ink has a counterpart', () => {
  const twice = lay([...field, ...field.slice(4)])
  const stray = lay([
    ...field,
    densify(
      [
        [-20, 20],
        [-20, 90],
      ],
      5,
    ),
  ])
  expect(twice.unlikely).toBeGreaterThan(1)
  expect(twice.lone).toBeLessThan(0.1)
  expect(stray.lone).toBeGreaterThan(0.5)
})

test('three level strokes are not three that fall', () => {
  const level = getDrawing('三')
  const falling = level.map((stroke) => stroke.map(([x, y]): Point => [x, y + 0.4 * x]))
  expect(lay(level, level).slanted).toBeLessThan(0.01)
  expect(lay(level, falling).slanted).toBeGreaterThan(2)
})
