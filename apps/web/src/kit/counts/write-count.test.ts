import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinCounts, writeCount } from './write-count'

test('a count is written as English does', () => {
  expect([0, 999, 1000, 22_815, 1_234_567].map(writeCount)).toEqual([
    '0',
    '999',
    '1,000',
    '22,815',
    '1,234,567',
  ])
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(writeCount(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

test('and counts are joined as English does', () => {
  const listing = new Intl.ListFormat('en')
  for (const counts of [[], ['2 words'], ['2 words', '1 kanji'], ['a', 'b', 'c'], [...'abcd']]) {
    expect(joinCounts(counts)).toBe(listing.format(counts))
  }
})
