import { expect, test } from 'vitest'
import { buildElement } from '../../sources/kanjivg/build-element'
import { toComponentTree } from './component-tree'

const knowledge = { isKanji: () => true, findMeaning: () => null }

test.each<[string | null, boolean, string]>([
  ['general', true, 'all lists agree'],
  ['tradit', true, 'the classical radical where they do not'],
  ['nelson', false, 'the radical of another dictionary: 木 of 鬱'],
  ['jis', false, 'nor that of JIS'],
  [null, false, 'a part that no list calls so'],
])('marked as %s, a part being the radical is %s: %s', (radical, isRadical) => {
  const tree = toComponentTree(
    buildElement('鬱', { children: [buildElement('木', { radical })] }),
    knowledge,
  )
  expect(tree.children[0]?.isRadical).toBe(isRadical)
})

test('食, which the source draws in one piece, is 人 over 良, also inside 養', () => {
  const eat = (from: number) =>
    buildElement('食', { strokeIndices: Array.from({ length: 9 }, (_, index) => from + index) })
  const whole = toComponentTree(eat(0), knowledge)
  expect(
    whole.children.map(({ literal, position, strokeIndices }) => [
      literal,
      position,
      strokeIndices,
    ]),
  ).toEqual([
    ['人', 'top', [0, 1]],
    ['良', 'bottom', [2, 3, 4, 5, 6, 7, 8]],
  ])
  const inside = toComponentTree(buildElement('養', { children: [eat(6)] }), knowledge)
  expect(inside.children[0]?.children.map(({ strokeIndices }) => strokeIndices[0])).toEqual([6, 8])
})

test.each([
  ['a form of 食 with a stroke less', { strokeIndices: [0, 1, 2, 3, 4, 5, 6, 7] }],
  ['a piece of one', { strokeIndices: [0, 1, 2, 3, 4, 5, 6, 7, 8], isPartial: true }],
])('%s is not taken apart', (_, more) => {
  expect(toComponentTree(buildElement('食', more), knowledge).children).toEqual([])
})
