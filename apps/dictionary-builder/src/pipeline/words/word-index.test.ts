import { expect, test } from 'vitest'
import { ReferenceResolver } from './cross-references'
import { buildWord } from './testing/build-entry'
import { WordIndex } from './word-index'

const body = buildWord(1, ['体/からだ', '身体/からだ'])
const inKana = buildWord(2, ['からだ'])
const ear = buildWord(3, ['耳/みみ'], { searchOnlyForms: ['耳タブ'] })
const index = new WordIndex([body, inKana, ear])

const find = (headword: string, reading: string | null = null) =>
  index.findOne({ headword, reading, wordId: null })?.id

test.each<[string, string | null, number | undefined, string]>([
  ['からだ', null, 2, 'a word in kana before one that is merely read so'],
  ['体', null, 1, 'only one word is written so'],
  ['体', 'からだ', 1, 'the reading agrees'],
  ['体', 'たい', undefined, 'no word is written and read so'],
  ['耳タブ', 'みみ', 3, 'a search-only form finds its word'],
  ['鼻', null, undefined, 'no such word'],
])('%s (%s) means word %s: %s', (headword, reading, expected) => {
  expect(find(headword, reading)).toBe(expected)
})

test('where several words could be meant none is', () => {
  const two = new WordIndex([buildWord(1, ['橋/はし']), buildWord(2, ['箸/はし'])])
  expect(two.findOne({ headword: 'はし', reading: null, wordId: null })).toBeUndefined()
})

test('a reference leads to the spelling it names, and to a sense only where there is such a one', () => {
  const resolver = new ReferenceResolver(index)
  const reference = { text: '身体', reading: 'からだ', senseNumber: 7 }
  const word = buildWord(9, ['手/て'], {
    references: [{ senseIndex: 0, crossReferences: [reference], antonyms: [] }],
  })
  const senses = [{ partsOfSpeech: ['n'], glosses: [] }]
  resolver.addTo(senses, word)
  expect(senses[0]).toHaveProperty('crossReferences', [
    { text: '身体', reading: 'からだ', wordId: 1, spellingId: 's-身体-からだ' },
  ])
  expect(resolver.resolved).toBe(1)
})
