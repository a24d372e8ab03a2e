import { expect, test } from 'vitest'
import { findFormalNounRole, findWrittenFormalNoun } from './formal-nouns'

test.each([
  ['ため', 'noun', 'for, because of'],
  ['ため', 'clause', 'because of, in order to'],
  ['うち', 'clause', 'while, before'],
  ['とき', 'noun', 'when'],
  ['ところ', 'clause', 'place, point (when)'],
] as const)('%s after a %s is %s', (text, after, role) => {
  expect(findFormalNounRole(text, after)).toBe(role)
})

test('a place is what ところ means first, and a cat says nothing of a clause', () => {
  expect(findFormalNounRole('ところ', 'noun')).toBeUndefined()
  expect(findFormalNounRole('猫', 'clause')).toBeUndefined()
})

test('formal nouns in kana have their kanji', () => {
  expect(findWrittenFormalNoun('わけ')).toBe('訳')
  expect(findWrittenFormalNoun('ねこ')).toBeUndefined()
})
