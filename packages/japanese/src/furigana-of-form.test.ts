import { expect, test } from 'vitest'
import { findFuriganaOfForm } from './furigana-of-form'
import { parseFurigana } from './testing/sample-words'

test.each([
  ['食[た]べる', '食べさせられた', '食[た]べさせられた'],
  ['行[い]く', '行った', '行[い]った'],
  ['食[た]べ始[はじ]める', '食べ始めました', '食[た]べ始[はじ]めました'],
  ['出[で]来[き]る', '出来ない', '出[で]来[き]ない'],
  ['勉[べん]強[きょう]する', '勉強した', '勉[べん]強[きょう]した'],
  ['高[たか]い', '高くない', '高[たか]くない'],
  ['飲[の]む', 'お飲みになります', 'お飲[の]みになります'],
  ['来[く]る', '来た', '来[き]た'],
  ['来[く]る', '来ない', '来[こ]ない'],
  ['来[く]る', '来なさい', '来[き]なさい'],
  ['来[く]る', '来れば', '来[く]れば'],
  ['来[く]る', '来られる', '来[こ]られる'],
  ['持[も]って来[く]る', '持って来ます', '持[も]って来[き]ます'],
  ['持[も]つ', '持って来た', '持[も]って来[き]た'],
  ['良[い]い', '良かった', '良[よ]かった'],
  ['格[かっ]好[こ]良[い]い', '格好良くない', '格[かっ]好[こ]良[よ]くない'],
  ['得[う]る', '得ない', '得[え]ない'],
  ['為[す]る', '為ない', '為[し]ない'],
])('%s: %s is read %s', (dictionaryForm, form, furigana) => {
  expect(findFuriganaOfForm(parseFurigana(dictionaryForm), form)).toEqual(parseFurigana(furigana))
})

test.each([
  ['食[た]べる', 'たべた', 'it is kana as it stands'],
  ['食[た]べる', '食べ過ぎた', 'nothing says how 過 is read'],
])('%s does not say how %s is read: %s', (dictionaryForm, form) => {
  expect(findFuriganaOfForm(parseFurigana(dictionaryForm), form)).toBeUndefined()
})
