import { expect, test } from 'vitest'
import { markWord } from './mark-word'

test.each([
  ['いい日だった。', '日', '日'],
  ['電車で学校に通っている。', '通う', '通'],
  ['音を少し下げてくれる？', '下げる', '下げ'],
  ['気に入りました。', '気に入る', '気に入'],
  ['ひるは寝た。', '昼寝', undefined],
  ['もうこわれた。', 'ごみ', undefined],
])('in %s for %s is marked %s', (sentence, word, marked) => {
  const pieces = markWord(sentence, word)
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
  expect(pieces.find(({ isHeadword }) => isHeadword)?.text).toBe(marked)
})
