import { expect, test } from 'vitest'
import { listEndingSlips, listVowelsLeftOut } from './form-slips'

test.each([
  ['おいしかた', 'おいしかった', 'a small っ is missed'],
  ['まてください', 'まってください', 'in the middle'],
  ['いきまっした', 'いきました', 'or heard where there is none'],
  ['のんた', 'のんだ', 'た for だ'],
  ['たべましだ', 'たべました', 'だ for た'],
])('%s may be %s: %s', (typed, meant) => {
  expect([...listEndingSlips(typed)].map(([text]) => text)).toContain(meant)
})

test.each([
  ['tabemashta', 'tabemashita', 'the i of shi is hardly heard'],
  ['tabemsu', 'tabemasu', 'any vowel may be left out by slip'],
])('%s and %s: %s', (typed, meant) => {
  expect([...listVowelsLeftOut(typed)].map(([text]) => text)).toContain(meant)
})

test('a vowel that is hardly heard is left out more easily than another', () => {
  const lost = new Map(listVowelsLeftOut('tabemashta'))
  expect(lost.get('tabemashita')).toBeLessThan(lost.get('tabemashata') ?? 0)
})

test.each(['kitte', 'gakkou', 'shinbun', 'kyou', "kin'en"])('%s lacks no vowel', (typed) => {
  expect([...listVowelsLeftOut(typed)]).toEqual([])
})
