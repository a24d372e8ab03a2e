import { expect, test } from 'vitest'
import { createBriefFinder } from './character-brief'

const findBrief = createBriefFinder([['水', 'スイ・みず', 'water']])

test.each([
  ['水', true, 'スイ・みず', 'water', 'a kanji of the dictionary'],
  ['へ', false, 'he', 'hiragana', 'kana look alike, so the script is named'],
  ['ヘ', false, 'he', 'katakana', 'the same sound in the other script'],
  ['ー', false, '', 'long mark', 'of both scripts, and like 一'],
  ['々', false, '', '', 'neither'],
])('%s has a page: %s, is read %s and called %s: %s', (literal, isKanji, reading, meaning) => {
  const script = isKanji ? '' : meaning
  expect(findBrief(literal)).toEqual({ literal, isKanji, reading, meaning, script })
})
