import { expect, test } from 'vitest'
import { trimMarks } from './trim-marks'

test.each([
  ['「猫」', '猫', 'corner brackets'],
  ['【重要】', '重要', 'lenticular brackets'],
  ['〈言葉〉', '言葉', 'angle brackets'],
  ['猫。', '猫', 'a full stop'],
  ['...ながら', 'ながら', 'dots for what stands before'],
  ['〜さん', 'さん', 'a wave for what stands before'],
  ['猫→', '猫', 'an arrow'],
  ['すご〜', 'すご〜', 'a wave after kana is a long vowel'],
  ['ラーメン', 'ラーメン', 'a long mark is no mark around it'],
  ['C++', 'C++', 'signs that are part of a name'],
  ['e-mail', 'e-mail', 'a hyphen inside'],
  ['人々', '人々', 'an iteration mark is a letter'],
  ['!?', '!?', 'marks alone'],
  ['た?る', 'た?る', 'a wildcard inside'],
  ['?本', '?本', 'a wildcard in front'],
  ['*べ?', '*べ?', 'a wildcard at the end beside another one'],
])('%s is %s: %s', (text, trimmed) => {
  expect(trimMarks(text)).toEqual({ text: trimmed, pattern: undefined })
})

test('a question mark at the end is one, and may be a wildcard', () => {
  expect(trimMarks('何?')).toEqual({ text: '何', pattern: '何?' })
  expect(trimMarks('なに?!')).toEqual({ text: 'なに', pattern: undefined })
})
