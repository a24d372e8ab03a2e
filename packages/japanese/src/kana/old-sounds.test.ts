import { expect, test } from 'vitest'
import { hasOldSounds, isOfOldSounds } from './old-sounds'

test.each([
  ['てふてふ', '蝶々', true, 'てふ'],
  ['てふてふ', '町長', false, 'ちやうちやう'],
  ['てふてふ', '長調', false, 'ちやうてう'],
  ['くわし', '菓子', true, 'くわし'],
  ['くわじ', '火事', true, 'くわじ'],
  ['くわじ', '家事', false, 'かじ'],
  ['ぐわいこく', '外国', true, 'ぐわいこく'],
  ['けふ', '峡', false, 'one kanji alone, which 今日 is before'],
  ['けふ', '今日', false, 'no reading from Chinese'],
])('%s may be %s: %j (%s)', (kana, written, expected) => {
  expect(isOfOldSounds(written, kana)).toBe(expected)
})

test('a ふ that begins a word is said as it is written', () => {
  expect(hasOldSounds('ふね')).toBe(false)
  expect(hasOldSounds('きふきふしや')).toBe(true)
})
