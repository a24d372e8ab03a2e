import { describe, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import type { WordFilter } from './list-words'
import { listWords } from './list-words'

const dictionary = openTinyDictionary()

function list(filter: Partial<WordFilter> = {}) {
  return listWords(dictionary, {
    pos: [],
    loanword: 'include',
    sort: 'asc',
    limit: 20,
    ...filter,
  })
}

/** Every page of a list, one after the other. */
function listAll(filter: Partial<WordFilter> = {}) {
  const items = []
  let cursor: string | null = null
  do {
    const page = list({ ...filter, cursor })
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return items
}

describe('the word catalog', () => {
  test('pages follow one another without a gap or a repetition, and end', () => {
    const all = listAll({ jlpt: ['N5'], limit: 7 })
    expect(all.length).toBe(list({ jlpt: ['N5'] }).total)
    expect(all.length).toBeGreaterThanOrEqual(45)
    expect(new Set(all.map((word) => word.wordId)).size).toBe(all.length)
  })

  test('the easiest level comes first, and words without a level last', () => {
    const levels = listAll().map((word) => word.jlpt)
    const order = ['N5', 'N4', 'N3', 'N2', 'N1', null]
    expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  test('within a level the most frequent word comes first, and words of no list last', () => {
    const ranks = listAll({ jlpt: ['N4'] }).map(
      (word) => word.frequencyRank ?? Number.MAX_SAFE_INTEGER,
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('descending order begins with the hardest level, and still leaves ungraded words to the end', () => {
    const descending = listAll({ sort: 'desc' })
    expect(descending[0]?.jlpt).toBe('N1')
    expect(descending.at(-1)?.jlpt).toBe(null)
  })

  test('within one level descending order is the reverse, because nothing is ungraded there', () => {
    expect(listAll({ jlpt: ['N3'], sort: 'desc' })).toEqual(listAll({ jlpt: ['N3'] }).toReversed())
  })

  test('several levels are a union, in the order of the catalog whatever the order asked', () => {
    const both = listAll({ jlpt: ['N2', 'N5'] })
    expect(both).toEqual([...listAll({ jlpt: ['N5'] }), ...listAll({ jlpt: ['N2'] })])
  })

  test('a part of speech narrows the list to words that have it in any sense', () => {
    const adjectives = listAll({ pos: ['adj-i'] })
    expect(adjectives.map((word) => word.text)).toContain('高い')
    expect(adjectives.map((word) => word.text)).not.toContain('静か')
  })

  test('a group stands for all its codes', () => {
    const texts = listAll({ pos: ['verb'] }).map((word) => word.text)
    expect(texts).toEqual(expect.arrayContaining(['食べる', '行く', '来る', 'する']))
    expect(texts).not.toContain('犬')
  })

  test('several parts of speech are a union, each word listed once', () => {
    const union = listAll({ pos: ['v1', 'v5k'] })
    const each = [...listAll({ pos: ['v1'] }), ...listAll({ pos: ['v5k'] })]
    expect(new Set(union.map((word) => word.wordId))).toEqual(
      new Set(each.map((word) => word.wordId)),
    )
    expect(list({ pos: ['v1', 'v5k'] }).total).toBe(union.length)
  })

  test('an unknown part of speech has no words, which is an answer and not an error', () => {
    expect(list({ pos: ['no-such-code'] })).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  test('loanwords only: パン and Ｔシャツ, but not the mimetic かさかさ or native 犬', () => {
    const texts = listAll({ loanword: 'only' }).map((word) => word.text)
    expect(texts).toEqual(expect.arrayContaining(['パン', 'Ｔシャツ', 'コーヒー']))
    expect(texts).not.toContain('かさかさ')
    expect(texts).not.toContain('犬')
  })

  test('filters are combined by AND, and the total counts what all of them leave', () => {
    const page = list({ jlpt: ['N4'], pos: ['noun'], loanword: 'only' })
    expect(page.items.map((word) => word.text)).toEqual(['アルバイト', 'ビール'])
    expect(page.total).toBe(2)
  })

  test.each([
    ['nonsense', 'no cursor at all'],
    ['kw:3', 'a cursor of another list'],
    ['wdesc:3', 'a cursor of the other direction'],
    ['wasc:zzzzzzzz', 'a place beyond the end'],
    ['wasc:-1', 'a negative place'],
    ['wasc:', 'no place'],
  ])('%s is refused: %s', (cursor) => {
    expect(() => list({ cursor })).toThrow(InvalidCursorError)
  })

  test('a cursor of a list with other levels is refused rather than answered from nowhere', () => {
    const { nextCursor } = list({ jlpt: ['N5'] })
    expect(() => list({ jlpt: ['N1'], cursor: nextCursor })).toThrow(InvalidCursorError)
  })
})
