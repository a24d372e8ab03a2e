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
    '1,234 words and 12 kanji for “eat”',
  )
})

test('names are counted beside words and kanji, and what there is none of is not said', () => {
  const names = { items: [], total: 21, isTotalExact: true, areFirst: true }
  expect(
    describeResultCount('齋藤', 'all', { ...found, total: 0, kanjiTotal: 2, besideNames: names }),
  ).toBe('2 kanji and 21 names for “齋藤”')
  const many = { ...names, total: 210, isTotalExact: false }
  expect(
    describeResultCount('田中', 'all', { ...found, total: 2, kanjiTotal: 2, besideNames: many }),
  ).toBe('2 words, 2 kanji, and more than 210 names for “田中”')
})

test('one word is one word, and a search among names counts names', () => {
  expect(describeResultCount('eat', 'words', { ...found, total: 1 })).toBe('1 word for “eat”')
  expect(describeResultCount('tanaka', 'names', found)).toBe('1,234 names for “tanaka”')
})

test('a count that stopped at a bound does not pretend to be exact', () => {
  expect(describeResultCount('to', 'words', { ...found, isTotalExact: false })).toBe(
    'More than 1,234 words for “to”',
  )
})

test('while the answer is on its way there is nothing to announce', () => {
  expect(describeResultCount('eat', 'all', { ...found, status: 'waiting' })).toBe('')
})

test('a query that asks for kanji by a tag counts kanji', () => {
  const groups = [{ key: 'null', heading: undefined, items: [buildKanjiItem('食')] }]
  expect(describeResultCount('#kanji grade:2', 'all', { ...found, total: 160, groups })).toBe(
    '160 kanji for “#kanji grade:2”',
  )
})
