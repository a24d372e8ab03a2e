import { expect, test } from 'vitest'
import { buildElement } from '../../sources/kanjivg/testing/build-element'
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
