import { describe, expect, test } from 'vitest'
import type { KanjiCatalogSearch } from './kanji-catalog-search'
import { type CatalogKanji, groupKanji } from './kanji-groups'

function buildKanji(literal: string, facts: Partial<CatalogKanji> = {}): CatalogKanji {
  return {
    kanjiId: literal,
    literal,
    strokeCount: 1,
    meanings: [],
    onReadings: [],
    kunReadings: [],
    jlpt: null,
    grade: null,
    frequencyRank: null,
    ...facts,
  }
}

test('the list is cut where the level changes, and the last group has no level', () => {
  const groups = groupKanji(
    [buildKanji('日', { jlpt: 'N5' }), buildKanji('一', { jlpt: 'N5' }), buildKanji('凪')],
    'level',
  )
  expect(groups.map(({ heading, kanji }) => [heading, kanji.length])).toEqual([
    ['JLPT N5', 2],
    ['In no JLPT level', 1],
  ])
})

describe('headings name what the list is sorted by', () => {
  test.each<[KanjiCatalogSearch['order'], Partial<CatalogKanji>, string, string]>([
    ['strokes', { strokeCount: 1 }, '1 stroke', 'one is singular'],
    ['strokes', { strokeCount: 8 }, '8 strokes', 'more are plural'],
    ['frequency', { frequencyRank: 500 }, 'Rank 1 to 500', 'the 500th closes its block'],
    ['frequency', { frequencyRank: 501 }, 'Rank 501 to 1,000', 'the 501st opens the next'],
    ['grade', { grade: 8 }, 'Secondary school (jōyō)', 'KANJIDIC2 has no grade 7'],
    ['grade', { grade: 10 }, 'For names (jinmeiyō)', '9 and 10 are both jinmeiyō'],
    ['grade', {}, 'Outside the school lists', 'most kanji are in no list'],
  ])('%s %j → %s: %s', (order, facts, heading) => {
    expect(groupKanji([buildKanji('亜', facts)], order)[0]?.heading).toBe(heading)
  })
})
