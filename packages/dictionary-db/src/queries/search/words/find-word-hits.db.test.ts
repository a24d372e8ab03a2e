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

test('what is left out is all that it finds where it is asked alone', () => {
  const textsOf = (query: string) =>
    search(dictionary, { query, kind: 'words', limit: 50 }).items.map((item) =>
      item.kind === 'word' ? item.text : item.kind,
    )
  const all = textsOf('#n5 #verb')
  expect(all.length).toBeGreaterThan(5)
  expect(all.length).toBeLessThan(50)
  for (const part of 'あいうえおかがきくけさしすせたちつてとなにのはひふほまみむめもやゆよわ') {
    const found = new Set(textsOf(`#n5 #verb ${part}`))
    const kept = textsOf(`#n5 #verb -${part}`)
    expect([part, kept]).toEqual([part, all.filter((text) => !found.has(text))])
  }
})
