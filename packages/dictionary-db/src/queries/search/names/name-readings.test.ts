import { expect, test } from 'vitest'
import { listNameReadings } from './name-readings'

test('a name is read as it is typed first', () => {
  expect(listNameReadings('tanaka')[0]).toEqual({ key: 'たなか', lengthened: 0 })
  expect(listNameReadings('satou')[0]).toEqual({ key: 'さとう', lengthened: 0 })
})

test.each([
  ['sato', 'さとう', 1, 'a long vowel at the end'],
  ['kyoto', 'きょうと', 1, 'one inside'],
  ['yuko', 'ゆうこ', 1, 'a long u'],
  ['osaka', 'おおさか', 1, 'おお of 大'],
  ['shotaro', 'しょうたろう', 2, 'two of them'],
])('%s may be %s: %s', (romaji, key, lengthened) => {
  expect(listNameReadings(romaji)).toContainEqual({ key, lengthened })
})
