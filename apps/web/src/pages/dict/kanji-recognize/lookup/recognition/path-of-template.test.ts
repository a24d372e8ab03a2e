import { toDrawing } from '@kotonoha/handwriting/geometry/drawing'
import { expect, test } from 'vitest'
import { createPathFinder } from './path-of-template'

const ten = toDrawing([
  [
    [15, 45.5],
    [95, 43],
  ],
  [
    [54, 12],
    [53, 60],
    [54, 97],
  ],
])
const findPath = createPathFinder({ templates: [{ character: '十', drawing: ten }] })

test('every stroke of the template begins where the pen is put down', () => {
  expect(findPath('十')).toBe('M15 45.5L95 43M54 12L53 60L54 97')
})

test('a character without a template has no drawing', () => {
  expect(findPath('々')).toBe('')
})
