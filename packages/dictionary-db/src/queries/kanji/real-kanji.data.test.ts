import { describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { listWordsOfKanji } from '../words/list-words-of-kanji'
import { findKanjiDefinition } from './find-kanji-definition'
import { findKanjiStructure } from './find-kanji-structure'
import { findRelatedKanji } from './find-related-kanji'
import { listKanji } from './list-kanji'

const full = openFullDictionary()

function getFull() {
  if (full === undefined) throw new Error('these tests run on the full dictionary only')
  return full
}

function related(literal: string, kind: string): string[] {
  const groups = findRelatedKanji(getFull(), literal)?.groups ?? []
  return (groups.find((group) => group.kind === kind)?.items ?? []).map(
    (item) => item.kanji.literal,
  )
}

describe.skipIf(full === undefined)('the kanji of the real sources', () => {
  test('levels have as many kanji as the lists', () => {
    const { facets } = listKanji(getFull(), { strokes: [], order: 'level', limit: 1 })
    const counts = facets.jlpt.slice(0, 5).map(({ count }) => count)
    expect(counts).toEqual([79, 166, 367, 367, 1232])
  })

  test('every jōyō kanji is drawn, with as many strokes as it is counted with', () => {
    const joyo = getFull()
      .prepare<{ literal: string }>('SELECT literal FROM kanji WHERE grade <= 8')
      .all()
    expect(joyo).toHaveLength(2136)
    const wrong = joyo.filter(({ literal }) => {
      const definition = findKanjiDefinition(getFull(), literal)
      const counts = [definition?.strokeCount, ...(definition?.otherStrokeCounts ?? [])]
      return !counts.includes(definition?.strokes?.length)
    })
    // KANJIDIC2 and KanjiVG count a handful differently (such as 逢 and its old shape).
    expect(wrong.length).toBeLessThan(20)
  })

  test.each([
    ['未', '末', 'the longer stroke is the other one'],
    ['土', '士', 'likewise'],
    ['人', '入', 'two strokes, leaning'],
    ['待', '持', 'the same right side'],
    ['鳥', '烏', 'one stroke less'],
    ['大', '犬', 'a dot more'],
    ['千', '干', 'the top stroke slants'],
  ])('%s and %s look alike: %s', (one, other) => {
    expect(related(one, 'look-alike')).toContain(other)
    expect(related(other, 'look-alike')).toContain(one)
  })

  test.each([
    ['国', 'variant', '國', 'old form'],
    ['高', 'antonym', '低', 'high and low'],
    ['清', 'same-phonetic', '晴', '青 gives both セイ'],
    ['寺', 'contains', '時', '寺 is its right side'],
  ])('%s has the %s %s: %s', (literal, kind, other) => {
    expect(related(literal, kind)).toContain(other)
  })

  test('國 is the old form of 国, and either page says so at once', () => {
    expect(findKanjiDefinition(getFull(), '國')?.forms).toEqual([{ literal: '国', age: 'modern' }])
    expect(findKanjiDefinition(getFull(), '国')?.forms).toEqual([{ literal: '國', age: 'old' }])
    expect(findKanjiDefinition(getFull(), '食')?.forms).toEqual([])
  })

  test('生 has its words by reading, more of on than of any kun', () => {
    const page = listWordsOfKanji(getFull(), { id: '生', limit: 20 })
    expect(page?.total).toBeGreaterThan(1000)
    const counts = new Map(page?.facets.readings.map((each) => [each.readingId, each.count]))
    expect(counts.get('生:on:セイ')).toBeGreaterThan(counts.get('生:kun:なま') ?? 0)
    expect(counts.get('生:kun:なま')).toBeGreaterThan(20)
  })

  test('語 is 言 on the left and 吾, which gives the sound, on the right', () => {
    const structure = findKanjiStructure(getFull(), '語')
    expect(structure?.tree?.children).toMatchObject([
      { literal: '言', position: 'left', isRadical: true },
      { literal: '吾', position: 'right', isPhonetic: true },
    ])
    expect(structure?.phonetic).toEqual({ literal: '吾', readings: ['ゴ'] })
    expect(structure?.codepoint).toMatchObject({ ucs: 'U+8A9E', jis208: '1-24-76' })
  })

  test('々 is no kanji of the dictionary, and 働 was coined in Japan', () => {
    expect(findKanjiDefinition(getFull(), '働')?.isKokuji).toBe(true)
    expect(findKanjiDefinition(getFull(), '働')?.meanings.join()).not.toContain('kokuji')
  })
})
