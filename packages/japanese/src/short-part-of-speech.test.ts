import { expect, test } from 'vitest'
import { describePartOfSpeech } from './short-part-of-speech'

test.each([
  [['v1', 'vt'], 'る-verb, transitive', '食べる'],
  [['v5k', 'vi'], 'う-verb, intransitive', '開く'],
  [['v5r', 'vt', 'vi'], 'う-verb', 'used both ways, it says neither'],
  [['n', 'vs', 'vt'], 'noun, する', '勉強'],
  [['adj-na', 'n'], 'な-adjective', '静か is more than a noun'],
  [['adv'], 'adverb', 'no adverb is a verb'],
  [['n', 'ctr'], 'counter', '枚'],
  [['n', 'n-pref'], 'noun', '女 is one before it is a part of words'],
  [['suf', 'n'], 'suffix', '歳'],
  [['n', 'adv'], 'noun, adverb', '明日 takes は as often as it stands alone'],
  [['adv', 'n'], 'adverb', '一番'],
])('%j is %s: %s', (codes, expected) => {
  expect(describePartOfSpeech(codes)).toBe(expected)
})

test('a code that says nothing to a learner is left out', () => {
  expect(describePartOfSpeech(['unc'])).toBeUndefined()
})
