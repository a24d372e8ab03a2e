import { expect, test } from 'vitest'
import { findBesideNames } from './beside-names'
import {
  buildAnswer,
  buildNameItem,
  buildUnderstanding,
  buildWordItem,
} from './testing/build-search-answer'

const words = (...items: Parameters<typeof buildWordItem>[0][]) => ({
  items: items.map(buildWordItem),
  understanding: buildUnderstanding(),
})
const tanaka = buildAnswer({ items: [buildNameItem('田中')], total: 210, isTotalExact: false })

test('a name comes before words that only contain it', () => {
  const found = words({ text: '田中上奏文', how: 'prefix' })
  expect(findBesideNames(tanaka, found)).toMatchObject({ total: 210, areFirst: true })
})

test.each(['exact', 'inflected', 'gloss', 'wildcard'] as const)(
  'and after a word that is it: %s',
  (how) => {
    expect(findBesideNames(tanaka, words({ text: '猫', how }))?.areFirst).toBe(false)
  },
)

test('a word of a corrected query is not what was typed', () => {
  const found = {
    ...words({ text: '明日' }),
    understanding: buildUnderstanding({ readAs: { text: 'tomorrow', because: 'correction' } }),
  }
  expect(findBesideNames(tanaka, found)?.areFirst).toBe(true)
})

test('names that only begin so are left to the search among names', () => {
  const begun = buildAnswer({ items: [buildNameItem('田中山', 'prefix')] })
  expect(findBesideNames(begun, words())).toBeUndefined()
})

test.each([
  [{ text: 'しょうがない' }, false, 'a word is no family with a given name'],
  [{ text: 'しょうが', how: 'prefix' }, true, 'where no word is all of it, it may be somebody'],
] as const)('names that make up %j together: %s (%s)', (word, areShown, _reason) => {
  const interpretations = ['しょうがない', 'しょうが', 'ない'].map((text) => ({
    language: 'japanese' as const,
    text,
    resultCount: 1,
  }))
  const piece = (text: string, interpretation: number) => {
    const name = buildNameItem(text)
    return { ...name, match: { ...name.match, interpretation } }
  }
  const names = buildAnswer({
    items: [piece('庄賀', 1), piece('ない', 2)],
    understanding: buildUnderstanding({ normalized: 'しょうがない', interpretations }),
  })
  expect(findBesideNames(names, words(word)) !== undefined).toBe(areShown)
})
