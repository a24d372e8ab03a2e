import { parseSearchWith } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { stringifySearch } from './stringify-search'

const parseSearch = parseSearchWith(JSON.parse)

test.each([
  [{}, '', 'nothing to say leaves no question mark'],
  [{ jlpt: ['N5', 'N4'] }, '?jlpt=N5&jlpt=N4', 'a list repeats its name'],
  [{ strokes: [] }, '', 'an empty list is the default and is left out'],
  [{ position: undefined }, '', 'an absent parameter is left out'],
  [{ spelling: '123' }, '?spelling=%22123%22', 'a text that looks like a number is quoted'],
])('%j is written as %s: %s', (search, text, _reason) => {
  expect(stringifySearch(search)).toBe(text)
})

test.each([
  [{ jlpt: ['N5', 'N4'], order: 'strokes' }],
  [{ strokes: [8, 9] }],
  [{ meaning: 2, spelling: 'sabcdefghij' }],
  [{ readingId: '食:kun:た.べる' }],
  [{ q: 'eat & drink = 飲食?' }],
  [{ q: 'true' }],
])('%j comes back from the URL as it was', (search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
