import { expect, test } from 'vitest'
import { describeInflection, describeMatch } from './match-reason'
import { buildUnderstanding, buildWordItem } from './testing/build-search-answer'

test('an inflected word says by which steps it became what was typed', () => {
  expect(
    describeInflection({
      surface: '食べさせられた',
      dictionaryForm: '食べる',
      steps: ['causative-passive', 'past'],
    }),
  ).toBe('食べさせられた → causative-passive, past of 食べる')
})

test('the typed form named is the one that the word itself explains', () => {
  const understanding = buildUnderstanding({
    normalized: 'いった みた',
    inflections: [
      { surface: 'みた', dictionaryForm: 'みる', steps: ['past'] },
      { surface: 'いった', dictionaryForm: 'いく', steps: ['past'] },
    ],
  })
  const iku = buildWordItem({
    text: '行く',
    reading: 'いく',
    how: 'inflected',
    inflections: ['past'],
  })
  expect(describeMatch(iku, understanding)).toBe('いった → past of 行く')
})

test('a word found as it stands needs no explanation', () => {
  expect(describeMatch(buildWordItem({ text: '猫' }), buildUnderstanding())).toBeUndefined()
})
