import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeQuery, splitQuery } from './split-query'

test.each([
  ['eat  food', ['eat', 'food'], 'blanks part'],
  ['"to eat" fish', ['"to eat"', 'fish'], 'a phrase is one piece'],
  ['食べる＃ｎ５　“生 きる', ['食べる＃ｎ５', '“生 きる'], 'a phrase may be still being typed'],
  ['raw-"fish"', ['raw-', '"fish"'], 'a minus within a run is part of the run'],
  ['eat -«raw fish»', ['eat', '-«raw fish»'], 'a phrase with a minus is excluded with it'],
])('%s has the pieces %j: %s', (query, pieces) => {
  expect(splitQuery(query).map(({ typed }) => typed)).toEqual(pieces)
})

test.each(['食\u0000べる', '食べ\u200bる', '\ufeff食べる', '食\u00adべる'])(
  '%j is 食べる: what is not seen parts nothing',
  (query) => {
    expect(normalizeQuery(query)).toBe('食べる')
  },
)

const anyQuery = fc
  .array(
    fc.constantFrom(
      '食べる',
      'to eat',
      '＃ｎ５',
      '#n5',
      '-',
      '"',
      '“',
      '«',
      ' ',
      '\u3000',
      '\n',
      'ﾃﾚﾋﾞ',
      '\u0000',
      '\u200b',
      '\ufeff',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

test('server and browser find the same pieces, the one in the normalised text and the other as typed', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const asked = splitQuery(normalizeQuery(query)).map(({ text, ...piece }) => ({
        text: text.trim(),
        isPhrase: piece.isPhrase,
        isExcluded: piece.isExcluded,
      }))
      const typed = splitQuery(query).map(({ text, isPhrase, isExcluded }) => ({
        text: normalizeQuery(text),
        isPhrase,
        isExcluded,
      }))
      const isSaying = ({ text }: { text: string }) => text !== ''
      expect(typed.filter(isSaying)).toEqual(asked.filter(isSaying))
    }),
    { numRuns: 2000 },
  )
})
