import { expect, test } from 'vitest'
import { listOtherWritings, toNewCharacters } from './old-characters'

test.each([
  ['體操', '体操', 'an old form'],
  ['戰爭', '戦争', 'two old forms'],
  ['辯護士', '弁護士', 'one of three that became 弁'],
  ['體操する', '体操する', 'kana stay'],
  ['体操', '体操', 'what is written as today stays'],
  ['嶋', '島', 'a variant of names'],
])('%s is %s today: %s', (old, today) => {
  expect(toNewCharacters(old)).toBe(today)
})

test('no form of today is an old form of another', () => {
  const today = toNewCharacters('亞惡體學國會廣澤')
  expect(toNewCharacters(today)).toBe(today)
})

test.each([
  ['渡邊', '渡辺', '渡邉'],
  ['渡辺', '渡邊', '渡邉'],
  ['齊藤', '斎藤', '斉藤', '齋藤'],
  ['高橋', '髙橋'],
])('the name %s is written otherwise as well', (name, ...others) => {
  expect(listOtherWritings(name)).toEqual(expect.arrayContaining(others))
})

test('what is written in one way only has no other', () => {
  expect(listOtherWritings('田中')).toEqual([])
})
