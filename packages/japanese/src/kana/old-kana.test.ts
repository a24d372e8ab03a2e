import { expect, test } from 'vitest'
import { listModernSpellings } from './old-kana'

test.each([
  ['てふてふ', 'ちょうちょう', 'the famous one'],
  ['けふ', 'きょう', 'e and u'],
  ['かはいい', 'かわいい', 'a silent h'],
  ['かほり', 'かおり', 'and of ho'],
  ['こゑ', 'こえ', 'we'],
  ['をとこ', 'おとこ', 'wo in front'],
  ['くわし', 'かし', 'kwa'],
  ['きやう', 'きょう', 'a large ya and u'],
  ['きうり', 'きゅうり', 'i and u'],
  ['たふ', 'とう', 'a and u'],
  ['がつこう', 'がっこう', 'a large tsu'],
  ['しゆくだい', 'しゅくだい', 'a large yu'],
  ['ちえつく', 'ちぇっく', 'a large e and tsu of a loanword'],
  ['ぱあてい', 'ぱあてぃ', 'a large i of a loanword'],
  ['みづ', 'みず', 'du'],
  ['がくかう', 'がっこう', 'a ku that became a stop'],
  ['思ひ出', '思い出', 'between kanji'],
  ['行かう', '行こう', 'a and u behind one'],
])('%s may be %s: %s', (old, today) => {
  expect(listModernSpellings(old)).toContain(today)
})

test('a word that both spell alike has no other spelling', () => {
  expect(listModernSpellings('ねこ')).toEqual([])
})
