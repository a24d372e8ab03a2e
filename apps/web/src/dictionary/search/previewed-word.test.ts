import { expect, test } from 'vitest'
import { findPreviewedWord } from './previewed-word'
import { buildNameItem, buildWordItem } from './testing/build-search-answer'

const document = buildWordItem({ text: '田中上奏文', how: 'prefix' })
const words = {
  kanji: [],
  groups: [{ key: 'none', heading: undefined, items: [document] }],
  isKanjiAskedFor: false,
}
const names = { items: [buildNameItem('田中')], total: 1, isTotalExact: true }

test('the first word stands beside the results, also where names come after the words', () => {
  expect(findPreviewedWord({ ...words, besideNames: undefined }, null)).toBe(document)
  const after = { ...words, besideNames: { ...names, areFirst: false } }
  expect(findPreviewedWord(after, null)).toBe(document)
})

test('where names come first no word is the answer, but one that is pointed at is shown', () => {
  const first = { ...words, besideNames: { ...names, areFirst: true } }
  expect(findPreviewedWord(first, null)).toBeUndefined()
  expect(findPreviewedWord(first, 'word-s-田中上奏文')).toBe(document)
})
