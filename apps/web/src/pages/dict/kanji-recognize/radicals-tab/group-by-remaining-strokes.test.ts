import { expect, test } from 'vitest'
import { groupByRemainingStrokes } from './group-by-remaining-strokes'

function buildKanji(literal: string, remainingStrokes: number) {
  return {
    kanjiId: literal,
    literal,
    strokeCount: 6 + remainingStrokes,
    meanings: [],
    onReadings: [],
    kunReadings: [],
    jlpt: null,
    grade: null,
    frequencyRank: null,
    remainingStrokes,
  }
}

test('kanji stand under what is to be added to the chosen parts, in the order they came', () => {
  const kanji = [buildKanji('寺', 0), buildKanji('侍', 2), buildKanji('持', 3), buildKanji('待', 3)]
  const groups = groupByRemainingStrokes(kanji)
  expect(groups.map((group) => [group.heading, group.kanji.map((each) => each.literal)])).toEqual([
    ['No other strokes', ['寺']],
    ['2 more strokes', ['侍']],
    ['3 more strokes', ['持', '待']],
  ])
})

test('one stroke is singular', () => {
  expect(groupByRemainingStrokes([buildKanji('侍', 1)])[0]?.heading).toBe('1 more stroke')
})
