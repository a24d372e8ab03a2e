import { expect, test } from 'vitest'
import { familyNameLength, isCommonFamilyName } from './family-names'
import { placeOfGivenName } from './given-names'
import { isWellKnownPlace, wellKnownPlaceLength } from './well-known-places'

test.each([
  ['鈴木は来た', 0, 2, 'two characters'],
  ['昨日長谷川と', 2, 3, 'three, within a sentence'],
  ['佐々木', 0, 3, 'with an iteration mark'],
  ['昨日会った鈴木', 5, 2, 'at the end of a text'],
  ['机の上', 0, 0, 'none'],
])('in %s, from %i, a family name has %i characters: %s', (text, from, length) => {
  expect(familyNameLength(text, from)).toBe(length)
})

test('a family name is common in its usual reading only', () => {
  expect(isCommonFamilyName('佐藤', 'さとう')).toBe(true)
  expect(isCommonFamilyName('佐藤', 'さと')).toBe(false)
})

test('of a given name the usual writings are known in their order', () => {
  expect(placeOfGivenName('明子', 'あきこ')).toBe(0)
  expect(placeOfGivenName('秋子', 'あきこ')).toBe(2)
  expect(placeOfGivenName('見子', 'あきこ')).toBe(-1)
})

test('a place is known within a sentence', () => {
  expect(isWellKnownPlace('新宿')).toBe(true)
  expect(wellKnownPlaceLength('今日は新宿で', 3)).toBe(2)
  expect(wellKnownPlaceLength('神奈川へ', 0)).toBe(3)
  expect(wellKnownPlaceLength('机の上', 0)).toBe(0)
})
