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

test('a step that says little by its name alone is said in full', () => {
  const must = { surface: '行かなければならない', dictionaryForm: '行く', steps: ['must'] }
  expect(describeInflection(must)).toContain('must (なければならない) of 行く')
})

test('a bare stem is no form yet: who types it goes on typing', () => {
  const taberu = buildWordItem({ text: '食べる', how: 'inflected', inflections: ['stem'] })
  expect(describeMatch(taberu, buildUnderstanding({ normalized: 'たべ' }))).toBeUndefined()
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

test('a later sense is named, the first is not', () => {
  const later = buildWordItem({ text: '掛ける', how: 'gloss', sense: { number: 4, of: 25 } })
  expect(describeMatch(later, buildUnderstanding())).toBe('sense 4 of 25')
  const first = buildWordItem({ text: '猫', how: 'gloss', sense: { number: 1, of: 6 } })
  expect(describeMatch(first, buildUnderstanding())).toBeUndefined()
})

test.each([
  ['喰べる', '食べる', 'also written 喰べる', 'another form of the word'],
  ['たべる', '食べる', undefined, 'its reading is no other form'],
  ['人人', '人々', undefined, 'nor is an iteration mark written out'],
  ['2026年11月28日', '二', undefined, 'nor is a date a form of a number in it'],
  ['2026年11月28日', '二十', undefined, 'nor of a number that stands there in part'],
  ['始る', '始まる', 'also written 始る', 'with a kana less'],
  ['始る', '始末をつける', undefined, 'but not with a kanji less'],
  ['莨', '煙草', 'also written 莨', 'though with another'],
  ['1人', '一人', 'also written 1人', 'a word with its number in digits is'],
])('%s finds %s: %s (%s)', (typed, text, note, _reason) => {
  const understanding = buildUnderstanding({
    interpretations: [{ language: 'japanese', text: typed, resultCount: 1 }],
  })
  expect(describeMatch(buildWordItem({ text, interpretation: 0 }), understanding)).toBe(note)
})

test.each([
  ['会しゃ', 'half converted'],
  ['かい社', 'the other half'],
])('%s is 会社, %s, and no other writing of it', (typed) => {
  const understanding = buildUnderstanding({
    interpretations: [{ language: 'japanese', text: typed, resultCount: 1 }],
  })
  const company = buildWordItem({ text: '会社', reading: 'かいしゃ', interpretation: 0 })
  const furigana = [
    { text: '会', ruby: 'かい' },
    { text: '社', ruby: 'しゃ' },
  ]
  expect(describeMatch({ ...company, furigana }, understanding)).toBeUndefined()
})

test('學校 finds 学校, of which it is the old form', () => {
  const understanding = buildUnderstanding({
    interpretations: [{ language: 'japanese', text: '學校', resultCount: 1 }],
    readAs: { text: '学校', because: 'old-characters' },
  })
  const school = buildWordItem({ text: '学校', interpretation: 0 })
  expect(describeMatch(school, understanding)).toBe('written 學校 in old forms')
})

test('a set phrase says where it is said', () => {
  const phrase = buildWordItem({ text: 'いただきます', how: 'set-phrase' })
  expect(describeMatch(phrase, buildUnderstanding({ normalized: "let's eat" }))).toBe(
    "said where English says “let's eat”",
  )
})

test('what a counted word counts with is no other writing of it', () => {
  const understanding = buildUnderstanding({
    interpretations: [{ language: 'japanese', text: '一本', resultCount: 2 }],
  })
  const hon = buildWordItem({
    text: '本',
    how: 'exact',
    interpretation: 0,
    sense: { number: 5, of: 7 },
  })
  expect(describeMatch(hon, understanding)).toBe('counts in 一本')
})
