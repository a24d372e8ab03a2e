import { expect, test } from 'vitest'
import { describeResultCount } from './result-count'
import { buildKanjiItem } from './testing/build-search-answer'

const found = { status: 'found' as const, total: 1234, isTotalExact: true, kanji: [] }

test('the count says how many there are, with the kanji beside the words', () => {
  expect(describeResultCount('eat', { ...found, kanji: [buildKanjiItem('食')] })).toBe(
    '1,234 results and 1 kanji for eat',
  )
})

test('one result is one result', () => {
  expect(describeResultCount('eat', { ...found, total: 1 })).toBe('1 result for eat')
})

test('a count that stopped at a bound does not pretend to be exact', () => {
  expect(describeResultCount('to', { ...found, isTotalExact: false })).toBe(
    'More than 1,234 results for to',
  )
})

test('while the answer is on its way there is nothing to announce', () => {
  expect(describeResultCount('eat', { ...found, status: 'waiting' })).toBe('')
})
