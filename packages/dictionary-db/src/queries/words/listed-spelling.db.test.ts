import { afterAll, expect, test } from 'vitest'
import { openSearchIndex } from '../../search-index/open-search-index'
import { spellingIdOf } from '../../search-index/word-index'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findWordSummary } from './list-word-summaries'
import { findListedSpelling, listLaterSenses, readGlosses } from './listed-spelling'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())
const index = openSearchIndex(dictionary).words
const spellings = index.wordOfSpelling.length

test('what is kept by number is the summary of the word, letter by letter, whichever sense is asked for', () => {
  expect(spellings).toBeGreaterThan(250)
  for (let spelling = 0; spelling < spellings; spelling += 1) {
    for (const meaningId of [undefined, 1, 2, 3, 99]) {
      const summary = findWordSummary(dictionary, spellingIdOf(index, spelling), meaningId)
      const listed = findListedSpelling(dictionary, index, { spelling, meaningId })
      expect(`{${listed?.summary}}`).toBe(JSON.stringify(summary))
      expect(listed && readGlosses(listed)).toEqual(summary?.glosses)
    }
  }
})

test('later senses are said by their first glosses, as many as there is room for', () => {
  const word = index.wordId.findIndex((_id, number) => {
    const first = index.firstSense[number] ?? 0
    return (index.firstSense[number + 1] ?? 0) - first > 3
  })
  const spelling = index.firstSpelling[word] ?? 0
  const firstGlosses = [2, 3].map((meaningId) => {
    const listed = findListedSpelling(dictionary, index, { spelling, meaningId })
    return listed && readGlosses(listed)[0]
  })
  expect(listLaterSenses(dictionary, index, { word, most: 2 })).toEqual(firstGlosses)
})

test('of a number that no spelling has nothing is listed', () => {
  expect(findListedSpelling(dictionary, index, { spelling: spellings })).toBeUndefined()
})
