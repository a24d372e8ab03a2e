import { afterAll, expect, test } from 'vitest'
import { openTinyDictionary } from '../../../testing/open-tiny-dictionary'
import { search } from '../search'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())

test('words in Latin letters that are no phrase find what each finds, with the sense that one is about', () => {
  const { items } = search(dictionary, { query: 'taberu eat', kind: 'words' })
  expect(items.map(({ match }) => match)).toMatchObject([{ how: 'gloss', sense: { number: 1 } }])
  expect(items).toMatchObject([{ text: '食べる' }])
})

test('where no word is found by all it is told how they were read', () => {
  const { items, understanding } = search(dictionary, { query: 'eat gakusei', kind: 'words' })
  expect(items).toEqual([])
  expect(understanding.interpretations).toMatchObject([
    { language: 'english', text: 'eat', resultCount: 0 },
    { language: 'romaji', text: 'がくせい', resultCount: 0 },
  ])
})
