import { afterAll, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { type FoundSentence, listSentences } from './list-sentences'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())

const textOf = ({ japanese }: FoundSentence) => japanese.map(({ text }) => text).join('')

test.each([
  ['食べる', 'as it is written'],
  ['taberu', 'in rōmaji'],
  ['食べました', 'inflected'],
])('%s finds sentences with 食べる, in which it is marked: %s', (query) => {
  const { items, total } = listSentences(dictionary, { query })
  expect(items.length).toBeGreaterThan(0)
  expect(total).toBeGreaterThanOrEqual(items.length)
  const [first] = items
  expect(first?.word.text).toBe('食べる')
  expect(first?.japanese.find(({ isHeadword }) => isHeadword)?.text).toContain('食')
})

test('a sentence stands once, and the pages follow one another without a gap', () => {
  const all = listSentences(dictionary, { query: '食*', limit: 50 })
  const texts = all.items.map(textOf)
  expect(new Set(texts).size).toBe(texts.length)
  const paged: string[] = []
  let cursor: string | null = null
  do {
    const page = listSentences(dictionary, { query: '食*', limit: 2, cursor })
    paged.push(...page.items.map(textOf))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(paged).toEqual(texts)
})

test('a cursor is good for its own query only', () => {
  const { nextCursor } = listSentences(dictionary, { query: '食*', limit: 1 })
  expect(nextCursor).not.toBeNull()
  expect(() => listSentences(dictionary, { query: '人', cursor: nextCursor })).toThrow(
    InvalidCursorError,
  )
})

test('what no word is finds no sentence', () => {
  expect(listSentences(dictionary, { query: 'qqqq' })).toMatchObject({ items: [], total: 0 })
})
