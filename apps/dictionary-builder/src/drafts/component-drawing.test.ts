import { expect, test } from 'vitest'
import { buildElement } from '../sources/kanjivg/build-element'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { drawComponent } from './component-drawing'

const paths = ['M20,20H80', 'M20,40H80', 'M20,60H80']

/** Three strokes, of which the last is the part. */
function buildDrawing(literal: string, part: string): KanjivgDrawing {
  return {
    literal,
    strokes: paths.map((path) => ({ path, type: null, numberAt: null })),
    tree: buildElement(literal, {
      strokeIndices: [0, 1, 2],
      children: [buildElement(part, { strokeIndices: [2] })],
    }),
  }
}

const drawings = new Map([
  ['道', buildDrawing('道', '⻌')],
  ['泳', buildDrawing('泳', '氵')],
])

test.each([
  ['氵', 'a part that has no drawing of its own is cut out of a kanji'],
  ['\u{FA66}', 'the printed form of しんにょう, which few fonts have, is drawn as it is written'],
  ['\u{8FB6}', 'so is the form with one dot'],
])('%s: %s', (shape) => {
  expect(drawComponent(shape, drawings)?.paths).toEqual(['M20,60H80'])
})

test('a part that no drawing names has none', () => {
  expect(drawComponent('啇', drawings)).toBeNull()
})
