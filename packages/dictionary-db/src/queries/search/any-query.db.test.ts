import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { generateQueries } from './questions/generate-queries'
import { search } from './search'
import { suggest } from './suggest'
import { searchQueries, suggestionQueries } from './testing/search-queries'

/** The bound that the search promises for every query, however odd. */
const longestMs = 100

/** The same for a machine that is slower than a desk's, or busy: in times that it takes to sort. */
const longestSorts = 10

function sortNumbers(): void {
  Float64Array.from({ length: 100_000 }, (_, index) => (index * 2_654_435_761) % 97_001).sort()
}

const dictionary = openFullDictionary() ?? openTinyDictionary()
afterAll(() => dictionary.close())

/** Park and Miller's generator: the same queries in every run. */
function createChance(): () => number {
  let state = 1
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const kinds = ['words', 'kanji', 'names'] as const

function measureMs(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function expectInTime(run: () => void): void {
  if (measureMs(run) < longestMs) return
  // By turns, and the best of each: what else the machine does says nothing of us.
  const turns = [1, 2, 3, 4].map(() => ({ ms: measureMs(run), sortMs: measureMs(sortNumbers) }))
  const sorts =
    Math.min(...turns.map(({ ms }) => ms)) / Math.min(...turns.map(({ sortMs }) => sortMs))
  expect(sorts).toBeLessThan(longestSorts)
}

function expectAnswerInTime(query: string): void {
  for (const kind of kinds) expectInTime(() => search(dictionary, { query, kind }))
  expectInTime(() => suggest(dictionary, { query }))
}

describe('no query errs or takes long', () => {
  expectAnswerInTime('warm up')

  test.each([
    ['*'.repeat(500), 'nothing but stars'],
    ['?'.repeat(500), 'nothing but question marks'],
    ['*?'.repeat(250), 'both by turns'],
    ['あ*'.repeat(250), 'a star behind every kana'],
    ['*る', 'an ending of thousands of words'],
    ['*ん*', 'a kana that is nearly everywhere'],
    ['a*', 'a letter that begins a tenth of English'],
    ['"'.repeat(500), 'nothing but quotation marks'],
    ['-'.repeat(500), 'nothing but minuses'],
    ['#'.repeat(500), 'nothing but number signs'],
    ['-a -b -c -d -e -f -g -h -to -of', 'everything excluded'],
    ['*e*e* -*a* -*b* -*c* -*d* -*f* -*g* -*h* -*i*', 'all of English excluded by patterns'],
    ['to of in the a to of in', 'nothing but crowded words'],
    ['か き く け こ さ し す', 'eight kana at once'],
    ['a '.repeat(250), 'one letter many times'],
    ['あ'.repeat(500), 'one kana 500 times'],
    ['のはがをにで'.repeat(83), 'particles without end'],
    ['日本語を勉強しています。'.repeat(41), 'sentences without end'],
    ['させられ'.repeat(125), 'endings without a verb'],
    ['a'.repeat(500), 'a word of 500 letters'],
    ['nnnnnnnnnnnnnnnnnnnnnnnnnn', 'romaji that can be read in countless ways'],
    ['shinyou'.repeat(70), 'ambiguous romaji without end'],
    ['龘'.repeat(500), 'one rare kanji 500 times'],
    ['👩‍👩‍👧‍👦'.repeat(45), 'emoji'],
    ['\ud800\udc00\ud800', 'lone surrogates'],
    ['\u0000\u0001\uffff', 'characters that are none'],
    ['ﷺ'.repeat(500), 'ligatures that grow when normalised'],
    ['%_\\[]{}()^$|+.', 'signs that other languages of search give a meaning'],
    ["'; DROP TABLE word; --", 'a query in another language'],
    ['strokes:-1 strokes:999999 skip:0-0-0 grade:x', 'fields out of range'],
    ['kanji:日本語人山川田口目手', 'many kanji at once'],
  ])('%s: %s', (query) => {
    expectAnswerInTime(query)
  })

  test.each(Object.entries(searchQueries))('the measured queries: %s', (_, queries) => {
    for (const query of queries) expectAnswerInTime(query)
  })

  test('queries of every kind, drawn from the dictionary', () => {
    for (const { query } of generateQueries(dictionary, createChance(), 123)) {
      expectAnswerInTime(query)
    }
  })

  test('every letter of the measured suggestions', () => {
    for (const query of suggestionQueries) expectAnswerInTime(query)
  })

  test('any text at all', () => {
    const odd = fc.constantFrom(...'*?"-#:　あアｱ々ーっ食\ud83dnto1')
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: odd, maxLength: 40 }),
      fc.string({ unit: odd, minLength: 400, maxLength: 500 }),
    )
    fc.assert(fc.property(text, expectAnswerInTime), { numRuns: 150 })
  })
})
