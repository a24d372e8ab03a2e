import { describe, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findKanjiDefinition } from './find-kanji-definition'
import { findKanjiStructure } from './find-kanji-structure'
import { findRelatedKanji } from './find-related-kanji'
import type { KanjiFilter } from './list-kanji'
import { listKanji } from './list-kanji'
import { listKanjiSummaries } from './list-kanji-summaries'

const dictionary = openTinyDictionary()

function list(filter: Partial<KanjiFilter> = {}) {
  return listKanji(dictionary, { strokes: [], order: 'level', limit: 100, ...filter })
}

describe('the kanji catalog', () => {
  test('pages follow one another without a gap or a repetition, and end', () => {
    const literals: string[] = []
    let cursor: string | null = null
    do {
      const page = list({ limit: 9, cursor })
      literals.push(...page.items.map((kanji) => kanji.literal))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(literals).size).toBe(literals.length)
    expect(literals.length).toBe(list().total)
  })

  test.each([
    ['strokes', (kanji: { strokeCount: number }) => kanji.strokeCount],
    ['frequency', (kanji: { frequencyRank: number | null }) => kanji.frequencyRank ?? 9999],
    ['grade', (kanji: { grade: number | null }) => kanji.grade ?? 99],
    ['level', (kanji: { jlpt: string | null }) => -Number(kanji.jlpt?.slice(1) ?? 0)],
  ] as const)('ordered by %s no kanji comes before a smaller one', (order, measure) => {
    const values = list({ order }).items.map(measure)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })

  test('a count beside a filter is what choosing it gives', () => {
    const { facets } = list({ jlpt: ['N5'] })
    for (const { strokeCount, count } of facets.strokes) {
      expect(list({ jlpt: ['N5'], strokes: [strokeCount] }).total).toBe(count)
    }
    for (const { level, count } of list({ strokes: [4] }).facets.jlpt) {
      if (level !== null) expect(list({ jlpt: [level], strokes: [4] }).items.length).toBe(count)
    }
  })

  test('a cursor is good for its own order only', () => {
    const { nextCursor } = list({ order: 'strokes', limit: 5 })
    expect(() => list({ order: 'grade', cursor: nextCursor })).toThrow(InvalidCursorError)
  })
})

describe('a kanji page', () => {
  test.each(['', '日本', '日 ', 'x', 'hasOwnProperty'])('there is none for %j', (literal) => {
    expect(findKanjiDefinition(dictionary, literal)).toBeUndefined()
    expect(findKanjiStructure(dictionary, literal)).toBeUndefined()
    expect(findRelatedKanji(dictionary, literal)).toBeUndefined()
  })

  test('readings are shown without the separators of their source, okurigana set apart', () => {
    const eat = findKanjiDefinition(dictionary, '食')
    expect(eat?.readings.find((each) => each.readingId === '食:kun:た.べる')).toMatchObject({
      reading: 'たべる',
      stem: 'た',
      okurigana: 'べる',
    })
    for (const { reading, stem, okurigana } of eat?.readings ?? []) {
      expect(reading).toBe(stem + okurigana)
      expect(reading).not.toMatch(/[.-]/)
    }
  })

  test('readings stand in the order of their use, and those that no word of a level has are rare', () => {
    const life = findKanjiDefinition(dictionary, '生')
    const readings = life?.readings ?? []
    const used = readings.findIndex(({ wordCount }) => wordCount === 0)
    expect(readings.slice(used).every(({ wordCount }) => wordCount === 0)).toBe(true)
    expect(readings.find(({ reading }) => reading === 'セイ')?.isRare).toBe(false)
    expect(readings.filter(({ wordCount }) => wordCount === 0).every(({ isRare }) => isRare)).toBe(
      true,
    )
  })

  test('there are as many strokes as the kanji is counted with', () => {
    const eat = findKanjiDefinition(dictionary, '食')
    expect(eat?.strokes).toHaveLength(eat?.strokeCount ?? -1)
  })

  test('components know their place and their strokes: 寺 is on the right of 持', () => {
    const tree = findKanjiStructure(dictionary, '持')?.tree
    const temple = tree?.children.find((child) => child.literal === '寺')
    expect(temple).toMatchObject({ position: 'right', kanjiId: '寺', isPhonetic: true })
    const own = new Set(tree?.strokeIndices)
    expect(temple?.strokeIndices.every((index) => own.has(index))).toBe(true)
  })

  test('a variant leads to its full form: 亻 of 休 is 人', () => {
    const tree = findKanjiStructure(dictionary, '休')?.tree
    expect(tree?.children[0]).toMatchObject({ literal: '亻', original: '人', kanjiId: '人' })
  })

  test('look-alikes say why: 持, 待 and 侍 share 寺', () => {
    const group = findRelatedKanji(dictionary, '持')?.groups.find(
      (each) => each.kind === 'look-alike',
    )
    const wait = group?.items.find((item) => item.kanji.literal === '待')
    expect(wait?.reason).toBe('shares 寺 on the right')
  })

  test('no kanji is related to itself, and none twice in a group', () => {
    for (const { literal } of list().items) {
      for (const { kind, items } of findRelatedKanji(dictionary, literal)?.groups ?? []) {
        const others = items.map((item) => item.kanji.literal)
        expect(others, `${literal} ${kind}`).not.toContain(literal)
        expect(new Set(others).size, `${literal} ${kind}`).toBe(others.length)
      }
    }
  })

  test('a character that the dictionary does not know is not found', () => {
    expect(findKanjiDefinition(dictionary, 'x')).toBeUndefined()
    expect(findKanjiStructure(dictionary, '')).toBeUndefined()
    expect(findRelatedKanji(dictionary, '\u0000')).toBeUndefined()
    expect(listKanjiSummaries(dictionary, ['食', 'x'])).toHaveLength(1)
  })
})
