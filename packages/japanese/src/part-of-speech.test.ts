import { expect, test } from 'vitest'
import { isConjugatingClass } from './conjugation/find-paradigm'
import {
  findPartOfSpeech,
  listPartOfSpeechCodes,
  partOfSpeechGroups,
  partOfSpeechLabel,
  partsOfSpeech,
} from './part-of-speech'
import { listWordTags, wordTagLabel } from './word-tags'

test('a code has a label a learner reads, and a group', () => {
  expect(findPartOfSpeech('v5k')).toEqual({
    code: 'v5k',
    label: 'godan verb ending in く',
    group: 'verb',
  })
})

test('a code of a newer source is shown as it is rather than lost', () => {
  expect(partOfSpeechLabel('v9x')).toBe('v9x')
  expect(wordTagLabel('field', 'newfield')).toBe('newfield')
})

test('a filter names a group or one code', () => {
  expect(listPartOfSpeechCodes('verb')).toContain('v1')
  expect(listPartOfSpeechCodes('verb')).not.toContain('adj-i')
  expect(listPartOfSpeechCodes('v1')).toEqual(['v1'])
  expect(listPartOfSpeechCodes('nonsense')).toEqual([])
})

test('every group has codes, and every code is in one group', () => {
  for (const group of partOfSpeechGroups) {
    expect(listPartOfSpeechCodes(group).length, group).toBeGreaterThan(0)
  }
  expect(new Set(partsOfSpeech.map((each) => each.code)).size).toBe(partsOfSpeech.length)
  expect(partsOfSpeech.filter((each) => each.label === '')).toEqual([])
})

test('only verbs, adjectives, auxiliaries and the copula conjugate', () => {
  const groups = partsOfSpeech
    .filter((each) => isConjugatingClass(each.code))
    .map((each) => each.group)
  expect([...new Set(groups)].sort()).toEqual(['adjective', 'auxiliary', 'verb'])
})

test.each([
  ['field', 'comp', 'computing'],
  ['usage', 'uk', 'usually written in kana'],
  ['dialect', 'ksb', 'Kansai dialect'],
  ['form', 'rK', 'rarely written so'],
  ['form', 'iK', 'irregular kanji'],
] as const)('the %s tag %s reads “%s”', (kind, code, label) => {
  expect(wordTagLabel(kind, code)).toBe(label)
})

test('no tag is without a label', () => {
  for (const kind of ['field', 'usage', 'dialect', 'form'] as const) {
    const tags = listWordTags(kind)
    expect(tags.length, kind).toBeGreaterThan(10)
    expect(tags.filter((tag) => tag.code === '' || tag.label === '')).toEqual([])
  }
})
