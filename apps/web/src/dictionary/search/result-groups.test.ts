import { expect, test } from 'vitest'
import { groupByInterpretation, toUnambiguousQuery } from './result-groups'
import { buildUnderstanding, buildWordItem } from './testing/build-search-answer'

const ambiguous = buildUnderstanding({
  interpretations: [
    { language: 'english', text: 'to', resultCount: 2 },
    { language: 'romaji', text: 'と', resultCount: 1 },
  ],
})

test('results of an ambiguous query stand under the reading that found them', () => {
  const items = [
    buildWordItem({ text: '迄', interpretation: 0 }),
    buildWordItem({ text: '戸', interpretation: 1 }),
    buildWordItem({ text: '宛', interpretation: 0 }),
  ]
  expect(
    groupByInterpretation(items, ambiguous).map(({ heading, items: grouped }) => [
      heading,
      grouped.map((item) => item.kind === 'word' && item.text),
    ]),
  ).toEqual([
    ['English “to”', ['迄', '宛']],
    ['と, typed in rōmaji', ['戸']],
  ])
})

test('readings of one language stand among each other, and are all named', () => {
  const understanding = buildUnderstanding({
    interpretations: [
      { language: 'english', text: 'undo', resultCount: 1 },
      { language: 'romaji', text: 'うんど', resultCount: 2 },
      { language: 'romaji', text: 'うんどう', resultCount: 1 },
    ],
  })
  const items = [
    buildWordItem({ text: 'ほどく', interpretation: 0 }),
    buildWordItem({ text: '運度', interpretation: 1 }),
    buildWordItem({ text: '運動', interpretation: 2 }),
    buildWordItem({ text: '運動会', interpretation: 1 }),
  ]
  const groups = groupByInterpretation(items, understanding)
  expect(groups.map(({ heading }) => heading)).toEqual([
    'English “undo”',
    'うんど, うんどう, typed in rōmaji',
  ])
  expect(groups[1]?.items).toEqual(items.slice(1))
})

test('a query with one reading needs no headings', () => {
  const items = [buildWordItem({ text: '戸', interpretation: 1 })]
  expect(groupByInterpretation(items, ambiguous).map(({ heading }) => heading)).toEqual([undefined])
})

test('choosing one reading gives a query that has no other', () => {
  expect(ambiguous.interpretations.map(toUnambiguousQuery)).toEqual(['"to"', 'と'])
})
