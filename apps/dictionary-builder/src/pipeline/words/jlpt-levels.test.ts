import { expect, test } from 'vitest'
import { JlptLevels } from './jlpt-levels'
import { buildWord } from './testing/build-entry'

test('a word that several lists name has the easiest level: that is when it is met', () => {
  const word = buildWord(1, ['行く/いく'])
  const levels = new JlptLevels()
  levels.add({ level: 2, wordId: 1, writtenForm: '行く', reading: 'いく' })
  levels.add({ level: 5, wordId: 1, writtenForm: '行く', reading: 'いく' })
  levels.assign([word])
  expect(word.jlpt).toBe(5)
})

test('a kana row that names a rare homophone means the common word: それ', () => {
  const rare = buildWord(1, ['それ'], { isCommon: false })
  const common = buildWord(2, ['それ', '其れ/それ'])
  const levels = new JlptLevels()
  levels.add({ level: 5, wordId: 1, writtenForm: null, reading: 'それ' })
  levels.assign([rare, common])
  expect([rare.jlpt, common.jlpt]).toEqual([null, 5])
})

test('between two common homophones there is no guessing: the row stands as it is', () => {
  const words = [
    buildWord(1, ['ない'], { isCommon: false }),
    buildWord(2, ['ない']),
    buildWord(3, ['ない']),
  ]
  const levels = new JlptLevels()
  levels.add({ level: 5, wordId: 1, writtenForm: null, reading: 'ない' })
  levels.assign(words)
  expect(words.map((word) => word.jlpt)).toEqual([5, null, null])
})

test('without an id the writing and the reading find the word, a common one first', () => {
  const rare = buildWord(1, ['上手/じょうず'], { isCommon: false })
  const common = buildWord(2, ['上手/じょうず'])
  const other = buildWord(3, ['上手/うわて'])
  const levels = new JlptLevels()
  levels.add({ level: 5, wordId: null, writtenForm: '上手', reading: 'じょうず' })
  levels.assign([rare, common, other])
  expect([rare.jlpt, common.jlpt, other.jlpt]).toEqual([null, 5, null])
})
