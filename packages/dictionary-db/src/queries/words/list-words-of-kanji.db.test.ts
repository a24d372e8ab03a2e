import { describe, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findKanjiDefinition } from '../kanji/find-kanji-definition'
import type { WordsOfKanjiFilter } from './list-words-of-kanji'
import { listWordsOfKanji } from './list-words-of-kanji'

const dictionary = openTinyDictionary()

function list(id: string, filter: Partial<WordsOfKanjiFilter> = {}) {
  const page = listWordsOfKanji(dictionary, { id, limit: 100, ...filter })
  if (page === undefined) throw new Error(`the tiny dictionary has no ${id}`)
  return page
}

describe('words of a kanji', () => {
  test('without a reading each word is listed once, however many readings it has', () => {
    const ids = list('日').items.map((word) => word.wordId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(list('日').total)
  })

  test('a word is found under every reading the kanji has in it: 今日 also as こんにち', () => {
    const asNichi = list('日', { readingId: '日:on:ニチ' }).items
    const today = asNichi.find((word) => word.text === '今日')
    expect(today).toMatchObject({ reading: 'こんにち', readingInWord: 'にち' })
  })

  test('the reading is the one in the word, traced to the listed one: がっ of 学校 is ガク', () => {
    const [word] = list('学', { readingId: '学:on:ガク' }).items.filter(
      (each) => each.text === '学校',
    )
    expect(word).toMatchObject({ readingInWord: 'がっ', readingId: '学:on:ガク' })
  })

  test.each([
    ['食べ物', '食', 'start'],
    ['生まれる', '生', 'start'],
    ['大学生', '学', 'middle'],
    ['大学生', '生', 'end'],
    ['話し合う', '合', 'end'],
    ['生ビール', '生', 'start'],
  ] as const)('in %s %s stands at the %s; okurigana does not count', (text, id, position) => {
    const word = list(id).items.find((each) => each.text === text)
    expect(word?.position).toBe(position)
  })

  test('counts beside the filters are what choosing them gives', () => {
    const { facets } = list('生', { position: 'start' })
    for (const { level, count } of facets.jlpt) {
      if (level === null) continue
      expect(list('生', { position: 'start', jlpt: [level] }).total).toBe(count)
    }
    for (const { readingId, count } of facets.readings) {
      expect(list('生', { position: 'start', readingId }).items).toHaveLength(count)
    }
    for (const { position, count } of list('生').facets.position) {
      expect(list('生', { position }).items).toHaveLength(count)
    }
  })

  test('the page of the kanji counts the same words', () => {
    const definition = findKanjiDefinition(dictionary, '生')
    expect(definition?.wordCount).toBe(list('生').total)
    for (const { readingId, wordCount } of definition?.readings ?? []) {
      expect(list('生', { readingId }).total, readingId).toBe(wordCount)
    }
  })

  test('pages follow one another, and a foreign cursor is refused', () => {
    const first = list('生', { limit: 5 })
    const second = list('生', { limit: 5, cursor: first.nextCursor })
    expect([...first.items, ...second.items]).toEqual(list('生').items.slice(0, 10))
    expect(() => list('生', { cursor: 'wasc:5' })).toThrow(InvalidCursorError)
  })

  test('a kanji without words is an empty list; an unknown kanji is not found', () => {
    expect(listWordsOfKanji(dictionary, { id: '龍', limit: 20 })).toBeUndefined()
    expect(list('生', { readingId: '生:on:ナイ' }).items).toEqual([])
  })
})
