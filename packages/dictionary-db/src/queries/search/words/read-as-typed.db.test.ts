import { afterAll, expect, test } from 'vitest'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { openTinyDictionary } from '../../../testing/open-tiny-dictionary'
import { isReadAsTyped } from './read-as-typed'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())

test.each([
  ['学こう', 'がっこう', true, 'the end of a reading is doubled in a compound'],
  ['学せい', 'がくせい', true, 'as the source has it'],
  ['がっ生', 'がっせい', true, 'with kana in front'],
  ['学い', 'がくせい', false, 'kana are a part of how the second is read'],
  ['か生', 'がくせい', false, 'kana are a part of how the first is read'],
  ['食もの', 'たべもの', true, 'with the okurigana that is not typed'],
  ['学', 'がくせい', false, 'a kanji is not read as a word'],
  ['学せい', 'がくせ', false, 'the reading ends too early'],
])('%s is read %s: %s, %s', (text, reading, isSo) => {
  expect(isReadAsTyped(openSearchIndex(dictionary).kanji, text, reading)).toBe(isSo)
})
