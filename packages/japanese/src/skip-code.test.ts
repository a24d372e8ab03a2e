import { expect, test } from 'vitest'
import { parseSkipCode, type SkipCode, skipPatternLabels } from './skip-code'

test.each<[string, SkipCode | undefined, string]>([
  ['1-4-8', { pattern: 1, first: 4, second: 8 }, 'left and right'],
  ['2-3-5', { pattern: 2, first: 3, second: 5 }, 'top and bottom'],
  ['3-2-12', { pattern: 3, first: 2, second: 12 }, 'two digits'],
  ['4-5-1', { pattern: 4, first: 5, second: 1 }, 'solid, shape 1'],
  [' 1 - 4 - 8 ', { pattern: 1, first: 4, second: 8 }, 'spaces'],
  ['１-４-８', { pattern: 1, first: 4, second: 8 }, 'full width'],
  ['１ー４ー８', { pattern: 1, first: 4, second: 8 }, 'as a Japanese input method writes it'],
  ['1−4–8', { pattern: 1, first: 4, second: 8 }, 'a minus sign and a dash'],
  ['2-30-4', { pattern: 2, first: 30, second: 4 }, 'as many strokes as a part can have'],
  ['1-31-4', undefined, 'no part has so many'],
  ['1-99-99', undefined, 'nor two of them'],
  ['5-1-1', undefined, 'there are four patterns'],
  ['4-5-5', undefined, 'and four solid shapes'],
  ['1-0-3', undefined, 'a part has strokes'],
  ['1-4', undefined, 'three numbers'],
  ['', undefined, 'nothing'],
])('%j is read as %j: %s', (text, code) => {
  expect(parseSkipCode(text)).toEqual(code)
})

test('the patterns are named', () => {
  expect(Object.keys(skipPatternLabels)).toEqual(['1', '2', '3', '4'])
})
