import { expect, test } from 'vitest'
import { countMorae, splitIntoMorae } from './mora'

test.each([
  ['きょう', 'きょ・う', 'a small ょ joins the kana before it'],
  ['ファン', 'ファ・ン', 'so does a small vowel in a loanword'],
  ['がっこう', 'が・っ・こ・う', 'っ is a beat of its own'],
  ['ラーメン', 'ラ・ー・メ・ン', 'so are ー and ン'],
  ['ティッシュ', 'ティ・ッ・シュ', 'small vowel, geminate and glide together'],
  ['びょういん', 'びょ・う・い・ん', 'four beats: hospital'],
  ['びよういん', 'び・よ・う・い・ん', 'five beats: beauty parlour'],
  ['クヮ', 'クヮ', 'the old small ヮ joins as well'],
  ['ヴァイオリン', 'ヴァ・イ・オ・リ・ン', 'ヴァ is one beat'],
  ['ウィンドウ', 'ウィ・ン・ド・ウ', 'ウィ is one beat'],
  ['アイス・クリーム', 'ア・イ・ス・ク・リ・ー・ム', 'a dot between words is not spoken'],
  ['ん', 'ん', 'ん alone is a beat'],
  ['', '', 'nothing has no beats'],
])('%s is spoken as %s: %s', (reading, beats) => {
  expect(splitIntoMorae(reading).join('・')).toBe(beats)
})

test('とうきょう has four beats, though it has five kana', () => {
  expect(countMorae('とうきょう')).toBe(4)
})
