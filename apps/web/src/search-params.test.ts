import { parseSearchWith } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseSearchValue, stringifySearch } from './search-params'

const parseSearch = parseSearchWith(parseSearchValue)

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
  [{ q: '"to eat"' }],
  [{ q: '"123"' }],
  [{ q: '""to""' }],
  [{ q: '{"a":1}' }],
  [{ q: '"' }],
  [{ q: 'null' }],
  [{ q: ' 12 ' }],
  [{ q: 'taberu' }],
  [{ q: '-' }],
])('%j comes back from the URL as it was', (search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test.each([
  ['?q=%22to%20eat%22', '"to eat"', 'an exact phrase, typed into the address by hand'],
  ['?q=%22123%22', '123', 'quotes that only say that this is text'],
  ['?q=食べる', '食べる', 'text as it is'],
])('%s asks for %s: %s', (address, q, _reason) => {
  expect(parseSearch(address)).toEqual({ q })
})
