import { expect, test } from 'vitest'
import { arrangeResults } from './arrange-results'
import type { KanjiItem, WordItem } from './search-answer'

const word = (spellingId: string) => ({ kind: 'word', spellingId }) as WordItem
const kanji = (kanjiId: string) => ({ kind: 'kanji', kanjiId }) as KanjiItem
const words = ['a', 'b', 'c', 'd'].map(word)

const flat = (results: Parameters<typeof arrangeResults>[0]) =>
  arrangeResults(results).map(({ parts }) =>
    parts.flatMap(({ items }): string[] =>
      items.map((item) => (item.kind === 'word' ? item.spellingId : item.kanjiId)),
    ),
  )

test('three words come before the kanji, the others after them', () => {
  const groups = [{ key: '0', heading: undefined, items: words }]
  expect(flat({ kanji: [kanji('食')], groups, isKanjiAskedFor: false })).toEqual([
    ['a', 'b', 'c', '食', 'd'],
  ])
})

test('who asked for a kanji has it first', () => {
  const groups = [{ key: '0', heading: undefined, items: words }]
  expect(flat({ kanji: [kanji('食')], groups, isKanjiAskedFor: true })[0]?.[0]).toBe('食')
})

test('each reading of the question keeps its own kanji', () => {
  const groups = [
    { key: '0', heading: 'English', items: [word('a')] },
    { key: '1', heading: 'と', items: [kanji('戸'), word('b')] },
  ]
  expect(flat({ kanji: [], groups, isKanjiAskedFor: false })).toEqual([['a'], ['b', '戸']])
})

test('kanji alone are shown, and nothing is nothing', () => {
  expect(flat({ kanji: [kanji('食')], groups: [], isKanjiAskedFor: false })).toEqual([['食']])
  expect(flat({ kanji: [], groups: [], isKanjiAskedFor: false })).toEqual([[]])
})
