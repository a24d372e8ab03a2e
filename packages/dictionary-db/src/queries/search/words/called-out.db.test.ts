import { afterAll, expect, test } from 'vitest'
import { openTinyDictionary } from '../../../testing/open-tiny-dictionary'
import { search } from '../search'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())

const firstOf = (query: string) => search(dictionary, { query, kind: 'words' }).items[0]

test.each([
  ['食べよー', '食べる', 'volitional'],
  ['食べたー', '食べる', 'past'],
  ['食べろーー', '食べる', 'imperative'],
])('%s is called out: %s, %s', (query, text, step) => {
  expect(firstOf(query)).toMatchObject({
    text,
    match: { how: 'inflected', inflections: [step] },
  })
})

test('a word is called out as it stands', () => {
  expect(firstOf('食べるー')).toMatchObject({ text: '食べる', match: { how: 'exact' } })
})

test('the ー of a word that has one is no calling', () => {
  expect(firstOf('コーヒー')).toMatchObject({ text: 'コーヒー', match: { how: 'exact' } })
})
