import { expect, test } from 'vitest'
import { listFurtherKanji, mostFurtherKanji } from './list-further-kanji'

test.each([
  ['会食', '会食', 'a word'],
  ['会, 食\n学', '会食学', 'a list, however it is written'],
  ['食べる', '食', 'kana are no kanji'],
  ['会会本会', '会', 'each once, and not the one whose page this is'],
  ['abc', '', 'nothing to write'],
])('%j adds %j: %s', (typed, added) => {
  expect(listFurtherKanji(typed, '本').join('')).toBe(added)
})

test('a pasted text does not become a booklet', () => {
  const text = Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  expect(listFurtherKanji(text.join(''), '本')).toHaveLength(mostFurtherKanji)
})
