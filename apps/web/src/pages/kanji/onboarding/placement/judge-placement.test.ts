import { expect, test } from 'vitest'
import { judgePlacement } from './judge-placement'
import type { PlacementQuestion } from './placement-query'

const eat: PlacementQuestion['item'] = {
  subjectId: 20_039_135,
  kind: 'kanji',
  literal: '食',
  drawing: null,
  level: 3,
  jlpt: 'N5',
  strokeCount: 9,
  kanjiId: '食',
  wordId: null,
  spellingId: null,
  meaning: 'eat',
  meanings: ['eat', 'food'],
  blockedMeanings: [{ text: 'drink', subjectId: null }],
  readings: ['しょく'],
  readingShown: 'ショク',
  readingKind: 'on',
  otherReadings: ['た', 'じき'],
  parts: [],
  lookAlikes: [],
  usedIn: [],
  lesson: null,
  synonyms: [],
  note: '',
}

const meaning: PlacementQuestion = { item: eat, facet: 'meaning', number: 1 }
const reading: PlacementQuestion = { item: eat, facet: 'reading', number: 2 }

test.each([
  ['to eat', meaning, true, 'a kanji has no word class'],
  ['drink', meaning, false, 'another kanji’s meaning'],
  ['shoku', reading, true, 'in Latin letters'],
  ['ショク', reading, true, 'in katakana'],
  ['た', reading, true, 'any true reading shows that it is known'],
  ['ぶん', reading, false, 'no reading of it'],
] as const)('"%s" is judged: %#', (typed, question, isRight, _reason) => {
  expect(judgePlacement(typed, question)).toEqual({ isRight })
})

test('an answer to the other question is asked for again, and nothing is counted', () => {
  expect(judgePlacement('しょく', meaning)).toHaveProperty('hint')
  expect(judgePlacement('  ', reading)).toHaveProperty('hint')
})
