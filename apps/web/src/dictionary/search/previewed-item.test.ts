import { expect, test } from 'vitest'
import { findPreviewedItem } from './previewed-item'
import { buildNameItem, buildWordItem } from './testing/build-search-answer'

const document = buildWordItem({ text: '田中上奏文', how: 'prefix' })
const words = {
  kanji: [],
  groups: [{ key: 'none', heading: undefined, items: [document] }],
  isKanjiAskedFor: false,
}
const names = { items: [buildNameItem('田中')], total: 1, isTotalExact: true }

test('the first word stands beside the results, also where names come after the words', () => {
  expect(findPreviewedItem({ ...words, besideNames: undefined }, null)).toBe(document)
  const after = { ...words, besideNames: { ...names, areFirst: false } }
  expect(findPreviewedItem(after, null)).toBe(document)
})

test('where names come first the name is the answer, but a word that is pointed at is shown', () => {
  const first = { ...words, besideNames: { ...names, areFirst: true } }
  expect(findPreviewedItem(first, null)).toBe(names.items[0])
  expect(findPreviewedItem(first, 'word-s-田中上奏文')).toBe(document)
})
