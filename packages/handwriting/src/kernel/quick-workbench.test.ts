import { describe, expect, test } from 'vitest'
import type { Affine } from '../geometry/affine'
import { toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { createPairs, fromX, gapX, inks, rowLength, terms, toX } from '../matching/fit-bending'
import { countRuns } from '../matching/run-distance'
import { runNumbers, type StrokeRuns } from '../matching/stroke-runs'
import { learntWeights } from '../ranking/learnt-weights'
import { createRecogniser } from '../recogniser'
import { buildTemplateSet, drawnCharacters, getDrawing } from '../testing/drawn-characters'
import { conditions } from '../training/conditions'
import { createRandom } from '../training/random'
import { portableWorkbench } from './portable-workbench'
import { createWorkbench } from './quick-workbench'
import type { Comparer } from './workbench'

const quickWorkbench = createWorkbench()
const set = buildTemplateSet()
const characters = Object.keys(drawnCharacters)
const settings = { steps: { coarse: 0.45, fine: 0.24 }, longestJoin: 5, longestSplit: 2 }
const templates = set.templates.map(({ drawing }) => normalise(drawing))
const portable = portableWorkbench.createComparer(templates, settings)
const quick = quickWorkbench.createComparer(templates, settings)
const random = createRandom(11)
const numbers = (count: number) => Float32Array.from({ length: count }, () => random() - 0.5)

function drawRandomly(): Affine {
  const wobble = () => (random() - 0.5) / 3
  return { a: 1 + wobble(), b: wobble(), c: wobble(), d: wobble(), e: 1 + wobble(), f: wobble() }
}

/** The runs that there are: places of the list are left over. */
function listRuns({ strokeCount, longestRun }: StrokeRuns): { run: number; size: number }[] {
  const sizes = Array.from({ length: longestRun }, (_, index) => index + 1)
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, strokeCount - size + 1) }, (_, first) => ({
      run: (size - 1) * strokeCount + first,
      size,
    })),
  )
}

/** All that the comparer says of the drawing and one template, as one row of numbers. */
function listNumbers(comparer: Comparer, template: number, affine: Affine): number[] {
  const inks = (['coarse', 'fine'] as const).map((resolution) =>
    comparer.compareInk(template, resolution, affine),
  )
  const drawn = comparer.sampleDrawing(affine)
  const model = comparer.sampleTemplate(template)
  const prices = comparer.priceAllRuns(drawn, model)
  return [
    ...inks.flatMap((ink) => [
      ...[ink.forward, ink.forwardNear, ink.forwardFar, ink.deformation],
      ...[ink.backward, ink.backwardNear, ink.backwardFar],
      ...(['a', 'b', 'c', 'd', 'e', 'f'] as const).map((each) => ink.better[each]),
    ]),
    ...[drawn, model].flatMap((runs) =>
      listRuns(runs).flatMap(({ run }) => [
        ...runs.samples.subarray(run * runNumbers, (run + 1) * runNumbers),
        runs.lengths[run] as number,
      ]),
    ),
    ...listRuns(drawn).flatMap((one) =>
      listRuns(model)
        .filter((other) => one.size === 1 || other.size === 1)
        .map((other) => prices[one.run * countRuns(model) + other.run] as number),
    ),
  ]
}

test('Node has the WebAssembly that is compared here', () => {
  expect(quickWorkbench).not.toBe(portableWorkbench)
})

describe('WebAssembly and TypeScript say the same', () => {
  test.each(characters)('of %s, drawn in some way, and every template', (character) => {
    const drawing = getDrawing(character)
    for (const name of ['clean', 'learner', 'cursive', 'extra']) {
      const hand = conditions[name]?.(drawing, random) ?? drawing
      const query = normalise(toDrawing(hand))
      portable.setDrawing(query)
      quick.setDrawing(query)
      for (const template of templates.keys()) {
        const affine = drawRandomly()
        const expected = listNumbers(portable, template, affine)
        const given = listNumbers(quick, template, affine)
        expect(given).toHaveLength(expected.length)
        const most = Math.max(...expected.map((each, at) => Math.abs(each - (given[at] ?? 0))))
        expect(most).toBeLessThan(1e-4)
      }
    }
  })

  test.each([
    [1, 5, 4],
    [3, 256, 64],
    [2, 96, 100],
    [7, 13, 6],
  ])('of the product of %d × %d and as many × %d numbers', (rows, inner, columns) => {
    const a = numbers(rows * inner).map((each) => Math.max(0, each))
    const b = numbers(inner * columns)
    const out = numbers(rows * columns)
    const expected = out.slice()
    quickWorkbench.addProduct(out, a, b, { rows, inner, columns })
    portableWorkbench.addProduct(expected, a, b, { rows, inner, columns })
    expected.forEach((each, at) => {
      expect(out[at]).toBeCloseTo(each, 4)
    })
  })

  test.each(characters)('of the direction grid of %s', (character) => {
    for (const name of ['clean', 'learner', 'extra']) {
      const hand = conditions[name]?.(getDrawing(character), random) ?? []
      const drawing = normalise(toDrawing(hand))
      const expected = portableWorkbench.toDirectionGrid(drawing)
      const given = quickWorkbench.toDirectionGrid(drawing)
      expect(given).toHaveLength(expected.length)
      expect(
        Math.max(...expected.map((each, at) => Math.abs(each - (given[at] ?? 0)))),
      ).toBeLessThan(1e-4)
    }
  })

  test('of the distances to the places of a space', () => {
    const space = numbers(40 * 64)
    const place = numbers(64)
    const expected = portableWorkbench.laySpace(space, 64)(place)
    const given = quickWorkbench.laySpace(space, 64)(place)
    expect(given).toHaveLength(40)
    expected.forEach((each, at) => {
      expect(given[at]).toBeCloseTo(each, 4)
    })
  })

  test.each([1, 2, 13, 48])('of the bending of %d strokes', (strokes) => {
    const pairs = createPairs()
    pairs.count = 8 * strokes
    for (let at = 0; at < pairs.count; at++) {
      for (const axis of [0, rowLength]) {
        pairs.rows[fromX + axis + at] = 3 * (random() - 0.5)
        pairs.rows[toX + axis + at] = (pairs.rows[fromX + axis + at] as number) + random() / 4
      }
      pairs.rows[inks + at] = 0.25 + random()
    }
    const same = { count: pairs.count, rows: pairs.rows.slice() }
    const expected = new Float64Array(2 * terms)
    const given = new Float64Array(2 * terms)
    portable.fitBending(pairs, expected)
    quick.fitBending(same, given)
    expected.forEach((each, at) => {
      expect(given[at]).toBeCloseTo(each, 4)
    })
    pairs.rows.subarray(gapX).forEach((each, at) => {
      if (at % rowLength < pairs.count) expect(same.rows[gapX + at]).toBeCloseTo(each, 4)
    })
  })

  test('of what was drawn', () => {
    const inPortable = createRecogniser(set, learntWeights, portableWorkbench)
    const inQuick = createRecogniser(set, learntWeights, quickWorkbench)
    const list = (answers: { character: string }[]) => answers.map(({ character }) => character)
    for (const character of characters) {
      const hand = conditions.learner?.(getDrawing(character), random) ?? []
      expect(list(inQuick.recognise(hand, 3))).toEqual(list(inPortable.recognise(hand, 3)))
    }
  })
})
