import type { ComponentNode } from '@kotonoha/dictionary-db/entities/kanji-structure'
import { expect, test } from 'vitest'
import { listPartStrokes } from './part-strokes'

const node = (literal: string, strokeIndices: number[], children: ComponentNode[] = []) => ({
  literal,
  original: literal === '亻' ? '人' : null,
  kanjiId: null,
  position: null,
  meaning: null,
  isPhonetic: false,
  isRadical: false,
  strokeIndices,
  children,
})

test('休 is 亻 and 木, each with its own strokes; by its full form 人 as well', () => {
  const tree = node('休', [0, 1, 2, 3, 4, 5], [node('亻', [0, 1]), node('木', [2, 3, 4, 5])])
  expect(listPartStrokes(tree, ['亻', '木'])).toEqual([
    [0, 1],
    [2, 3, 4, 5],
  ])
  expect(listPartStrokes(tree, ['人'])).toEqual([[0, 1]])
})

test('a part inside a part is found, and one that occurs twice has all its strokes', () => {
  const forest = node(
    '森',
    [],
    [node('木', [0, 1]), node('林', [], [node('木', [2]), node('木', [3])])],
  )
  expect(listPartStrokes(forest, ['木'])).toEqual([[0, 1, 2, 3]])
})

test('nothing is tinted where the drawing names no such part', () => {
  expect(listPartStrokes(node('日', [0, 1, 2, 3]), ['月'])).toEqual([[]])
  expect(listPartStrokes(null, ['月'])).toEqual([[]])
})
