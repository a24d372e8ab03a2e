import * as v from 'valibot'
import { expect, test } from 'vitest'
import { skipSearch } from './skip-search'

test.each<[string | number, string | undefined, string]>([
  ['1-4-5', '1-4-5', 'the usual form'],
  ['１－４－５', '1-4-5', 'full width, as typed with a Japanese keyboard'],
  ['1-0-5', undefined, 'no part has no strokes'],
  ['4-3-9', undefined, 'solid kanji have shapes 1 to 4'],
  ['1-99-99', undefined, 'no part has so many strokes'],
  ['9-99-99', undefined, 'nor are there nine patterns'],
  ['abc', undefined, 'letters are no code'],
  ['5-1-1', undefined, 'there is no fifth pattern'],
  [145, undefined, 'a number is a mistyped link'],
])('?code=%s is read as %s: %s', (code, expected) => {
  expect(v.parse(skipSearch, { code }).code).toBe(expected)
})
