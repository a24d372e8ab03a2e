import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'

test.each([
  ['password', 'the first that is tried'],
  ['Password1!', 'with the ending that rules make people add'],
  ['P@ssw0rd2026', 'with letters that look alike, and a year'],
  ['123456', 'a row of digits'],
  ['987654321', 'a row backwards'],
  ['qwertyuiop', 'a row of keys'],
  ['1q2w3e4r', 'two rows at once'],
  ['abcdefgh', 'the alphabet'],
  ['aaaaaaaa', 'one key'],
  ['12121212', 'two keys'],
  ['abcabcabc', 'three keys'],
  ['monkeymonkey', 'a word twice'],
  ['nihongo123', 'what learners of Japanese think of'],
  ['kotonoha', 'the name of the product'],
  ['!!sunshine!!', 'signs on both sides'],
])('%s is refused: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ['correct horse', 'two words that have nothing to do with each other'],
  ['たんぽぽと自転車', 'words of another language'],
  ['dragonfly over tokyo bay', 'a sentence that begins with a common word'],
  ['x7!kQ2vz', 'what a program made up'],
  ['8302741965', 'digits that are no row'],
])('%s is not: %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
