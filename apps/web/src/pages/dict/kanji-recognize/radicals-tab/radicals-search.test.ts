import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addComponents, keepComponents, radicalsSearch, toggleComponent } from './radicals-search'

test.each<[object, string, string]>([
  [{ components: '日寸' }, '日寸', 'one character after another'],
  [{ components: '日日寸' }, '日寸', 'twice is once'],
  [{ components: '𠆢一' }, '𠆢一', 'a character beyond the first plane is one'],
  [{}, '', 'nothing is chosen at first'],
  [{ components: 12 }, '', 'a number is a mistyped link'],
])('%j is read as %j: %s', (search, components) => {
  expect(v.parse(radicalsSearch, search).components).toBe(components)
})

test('choosing a component again gives it up, and the others keep their order', () => {
  expect(toggleComponent('日寸', '土')).toBe('日寸土')
  expect(toggleComponent('日𠆢寸', '𠆢')).toBe('日寸')
})

test('the parts of a kanji are added to what is chosen, none twice', () => {
  expect(addComponents('日', ['土', '日', '寸'])).toBe('日土寸')
})

test('of a mistyped link only the components are kept, in their order', () => {
  const known = ['日', '寸', '𠆢'].map((literal) => ({ literal }))
  expect(keepComponents('xy寸?𠆢日', known)).toBe('寸𠆢日')
  expect(keepComponents('xyz', known)).toBe('')
})
