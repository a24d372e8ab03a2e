import { expect, test } from 'vitest'
import { attachMarks } from './sentence-marks'

const pieceOf = (text: string, wordId: number | null = null) => ({
  text,
  reading: null,
  wordId,
  spellingId: null,
  gloss: null,
  inflections: [],
})
const arrange = (...texts: string[]) =>
  attachMarks(texts.map((text) => pieceOf(text))).map(
    ({ before, piece, after, place }) => `${place}:${before}|${piece.text}|${after}`,
  )

test('what closes stands with the word before it, what opens with the word after it', () => {
  expect(arrange('「', '今日', 'は', '、', '雨', '。」', 'と')).toEqual([
    '1:「|今日|',
    '2:|は|、',
    '4:|雨|。」',
    '6:|と|',
  ])
})

test('one mark that closes and one that opens are parted', () => {
  expect(arrange('雨', '。「', '雪', '…！ ')).toEqual(['0:|雨|。', '2:「|雪|…！'])
})

test('what is left open at the end stays, and so does a mark that has no word before it', () => {
  expect(arrange('雨', '「')).toEqual(['0:|雨|「'])
  expect(arrange('、', '雨')).toEqual(['0:|、|', '1:|雨|'])
})

test('a piece that is no mark stands alone, and space alone parts nothing', () => {
  expect(arrange('XYZ', 'は', ' ', '雨')).toEqual(['0:|XYZ|', '1:|は|', '3:|雨|'])
})
