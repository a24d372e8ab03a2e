import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import { colourStrokes } from '@kotonoha/japanese-ui/stroke-order/colour-strokes'
import { expect, test } from 'vitest'
import type { TreeNode } from '../structure-tab/component-tree'
import { buildNode } from '../structure-tab/testing/build-node'
import { listColouredParts, toTracedStrokes } from './traced-strokes'

const part = (literal: string | null, strokeIndices: number[], children: TreeNode[] = []) =>
  buildNode(literal, { strokeIndices, children })

const strokes = ['M10,10h50', 'M10,30h50', 'M10,50c0,10 0,20 0,30'].map((path) => ({
  path,
  type: null,
  numberAt: null,
}))

test('every stroke has the colour of the part it belongs to', () => {
  const parts = listColouredParts(part('明', [0, 1, 2], [part('日', [0, 1]), part('月', [2])]))
  const coloured = colourStrokes(toTracedStrokes(strokes), parts)
  expect(coloured.map(({ colourIndex }) => colourIndex)).toEqual([0, 0, 1])
})

test('a kanji of one piece has no part colours', () => {
  expect(listColouredParts(part('一', [0]))).toEqual([])
  expect(listColouredParts(null)).toEqual([])
  expect(colourStrokes(toTracedStrokes(strokes), [])[0]).not.toHaveProperty('colourIndex')
})

test('the way of the pen begins where the path begins and is as long as the stroke', () => {
  const [horizontal, , vertical] = toTracedStrokes(strokes)
  expect(horizontal?.points[0]).toEqual([10, 10])
  expect(measureStrokeLength(horizontal?.points ?? [])).toBeCloseTo(50)
  expect(measureStrokeLength(vertical?.points ?? [])).toBeCloseTo(30)
})

test('numbers that the source has on the ink are moved beside it', () => {
  const [only] = toTracedStrokes([{ path: 'M20,50h60', type: null, numberAt: { x: 40, y: 53 } }])
  expect(only?.numberAt?.x).toBeLessThan(26)
})
