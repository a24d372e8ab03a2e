import { expect, test } from 'vitest'
import { toDigits } from './number-words'

test.each([
  ['four', '4'],
  ['twenty four hours', '24 hours'],
  ['one hundred and one', '100 and 1'],
  ['ten thousand', '10000'],
  ['hundred million', '100000000'],
  ['four five', '4 5'],
  ['first day', '1. day'],
  ['1st day', '1. day'],
  ['100 million', '100000000'],
  ['a score of years', 'a score of years'],
])('"%s" is "%s" in digits', (words, digits) => {
  expect(toDigits(words.split(' ')).join(' ')).toBe(digits)
})
