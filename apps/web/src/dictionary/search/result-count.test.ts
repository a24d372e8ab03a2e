import { expect, test } from 'vitest'
import { describeResultCount } from './result-count'
import { buildKanjiItem } from './testing/build-search-answer'

const found = {
  status: 'found' as const,
  total: 1234,
  isTotalExact: true,
  kanjiTotal: 0,
  groups: [],
}

test('the count says how many words there are, and how many kanji beside them', () => {
  expect(describeResultCount('eat', 'all', { ...found, kanjiTotal: 12 })).toBe(
    '1,234 words and 12 kanji for eat',
  )
})

test('one word is one word, and a search among names counts names', () => {
  expect(describeResultCount('eat', 'words', { ...found, total: 1 })).toBe('1 word for eat')
  expect(describeResultCount('tanaka', 'names', found)).toBe('1,234 names for tanaka')
})

test('a count that stopped at a bound does not pretend to be exact', () => {
  expect(describeResultCount('to', 'words', { ...found, isTotalExact: false })).toBe(
    'More than 1,234 words for to',
  )
})

test('while the answer is on its way there is nothing to announce', () => {
  expect(describeResultCount('eat', 'all', { ...found, status: 'waiting' })).toBe('')
})

test('a query that asks for kanji by a tag counts kanji', () => {
  const groups = [{ key: 'null', heading: undefined, items: [buildKanjiItem('食')] }]
  expect(describeResultCount('#kanji grade:2', 'all', { ...found, total: 160, groups })).toBe(
    '160 kanji for #kanji grade:2',
  )
})
