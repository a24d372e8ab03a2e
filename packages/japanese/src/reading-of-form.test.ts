import { expect, test } from 'vitest'
import { findReadingOfForm } from './reading-of-form'
import { parseFurigana } from './testing/sample-words'

test.each([
  ['食[た]べる', '食べさせられた', 'たべさせられた'],
  ['行[い]く', '行った', 'いった'],
  ['食[た]べ始[はじ]める', '食べ始めました', 'たべはじめました'],
  ['出[で]来[き]る', '出来ない', 'できない'],
  ['勉[べん]強[きょう]する', '勉強した', 'べんきょうした'],
  ['高[たか]い', '高くない', 'たかくない'],
])('%s: %s is read %s', (dictionaryForm, form, reading) => {
  expect(findReadingOfForm(parseFurigana(dictionaryForm), form)).toBe(reading)
})

test.each([
  ['来[く]る', '来た', 'its stem is read otherwise: きた'],
  ['持[も]って来[く]る', '持って来ます', 'so is that of 来る after another'],
  ['良[い]い', '良かった', 'よかった'],
  ['格[かっ]好[こ]良[い]い', '格好良くない', 'かっこよくない'],
  ['得[う]る', '得ない', 'えない'],
  ['為[す]る', '為ない', 'しない'],
  ['食[た]べる', 'たべた', 'it is kana as it stands'],
  ['食[た]べる', '食べ過ぎた', 'nothing says how 過 is read'],
])('%s does not say how %s is read: %s', (dictionaryForm, form) => {
  expect(findReadingOfForm(parseFurigana(dictionaryForm), form)).toBeUndefined()
})
