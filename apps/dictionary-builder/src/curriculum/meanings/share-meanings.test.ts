import { expect, test } from 'vitest'
import type { SubjectDraft } from '../../drafts/subject-draft'
import { shareMeanings } from './share-meanings'

function draft(
  kind: SubjectDraft['kind'],
  literal: string,
  meanings: string[],
  more: Partial<SubjectDraft> = {},
): SubjectDraft {
  return {
    subjectId: 1,
    kind,
    literal,
    level: 1,
    isCore: true,
    jlpt: null,
    strokeCount: null,
    wordId: null,
    spellingId: null,
    displayReading: null,
    meanings,
    commonMeanings: meanings,
    glosses: [],
    reading: null,
    needs: [],
    lookAlikes: [],
    siblings: [],
    opposites: [],
    ...more,
  }
}

const meaningsOf = (subjects: readonly SubjectDraft[]) =>
  shareMeanings(subjects).map(({ literal, meanings }) => `${literal} ${meanings.join(', ')}`)

test('a kanji and its one-kanji word take each other’s meanings, after their own', () => {
  const money = draft('word', '金', ['money', 'gold'], { level: 9 })
  expect(meaningsOf([draft('kanji', '金', ['gold', 'metal']), money])).toEqual([
    '金 gold, metal, money',
    '金 money, gold, metal',
  ])
})

test('so do a kanji and its words with kana, of its own level', () => {
  const see = draft('word', '見る', ['to see', 'to look'])
  const mother = draft('word', 'お母さん', ['mom'], { glosses: ['mother', 'mom'] })
  const late = draft('word', '見える', ['to be seen'], { level: 2 })
  const kanji = [draft('kanji', '見', ['see']), draft('kanji', '母', ['mother'])]
  expect(meaningsOf([...kanji, see, mother, late])).toEqual([
    '見 see, to look',
    '母 mother, mom',
    '見る to see, to look',
    'お母さん mom, mother',
    '見える to be seen',
  ])
})

test('a word is not lent what another word of the kanji means', () => {
  const wake = draft('word', '起こす', ['to wake'], { glosses: ['to raise', 'to get up'] })
  const rise = draft('word', '起きる', ['to get up'], { glosses: ['to get up', 'to happen'] })
  expect(meaningsOf([draft('kanji', '起', ['get up', 'happen']), wake, rise])).toEqual([
    '起 get up, happen, to wake',
    '起こす to wake',
    '起きる to get up, happen',
  ])
})

test('nor what one of a later level means', () => {
  const cure = draft('word', '治す', ['to cure'], { glosses: ['to heal', 'to recover'] })
  const recover = draft('word', '治る', ['to recover'], { level: 2 })
  expect(meaningsOf([draft('kanji', '治', ['heal', 'recover']), cure, recover])).toEqual([
    '治 heal, recover, to cure',
    '治す to cure, heal',
    '治る to recover',
  ])
})

test('nor, written with kana, what its source does not speak of in any form', () => {
  const obvious = draft('word', '明らか', ['clear'], { glosses: ['clear', 'bright', 'to shine'] })
  expect(meaningsOf([draft('kanji', '明', ['bright', 'tomorrow', 'shining']), obvious])).toEqual([
    '明 bright, tomorrow, shining, clear',
    '明らか clear, bright, shining',
  ])
})

test('senses that are not common are lent to nobody', () => {
  const what = draft('word', '何', ['what', 'whatsit'], { commonMeanings: ['what'] })
  expect(meaningsOf([draft('kanji', '何', ['what']), what])).toEqual([
    '何 what',
    '何 what, whatsit',
  ])
})

test('a kanji is lent nothing by a word outside the core, which nobody has read', () => {
  const small = draft('word', '小', ['small size', 'piss'], { isCore: false })
  expect(meaningsOf([draft('kanji', '小', ['small']), small])).toEqual([
    '小 small',
    '小 small size, piss, small',
  ])
})
