import { expect, test } from 'vitest'
import { listNamedParts } from './component-tree'
import { buildNode } from './testing/build-node'

test('parts of a nameless group are shown in its place, with its position', () => {
  const tree = buildNode('語', {
    children: [
      buildNode('言', { position: 'left' }),
      buildNode(null, {
        position: 'right',
        children: [buildNode('五'), buildNode('口', { position: 'bottom' })],
      }),
    ],
  })
  expect(listNamedParts(tree).map(({ literal, position }) => [literal, position])).toEqual([
    ['言', 'left'],
    ['五', 'right'],
    ['口', 'bottom'],
  ])
})

test('a part keeps its own parts for the next level', () => {
  const tree = buildNode('語', {
    children: [buildNode('吾', { children: [buildNode('五'), buildNode('口')] })],
  })
  const [part] = listNamedParts(tree)
  expect(part === undefined ? [] : listNamedParts(part).map(({ literal }) => literal)).toEqual([
    '五',
    '口',
  ])
})

test('a kanji that is one piece has no parts', () => {
  expect(listNamedParts(buildNode('一'))).toEqual([])
})
