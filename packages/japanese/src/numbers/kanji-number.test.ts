import { expect, test } from 'vitest'
import { toKanjiNumber } from './kanji-number'

test.each([
  ['0', '〇', 'nought'],
  ['7', '七', 'a digit'],
  ['10', '十', 'no 一 before 十'],
  ['21', '二十一', 'tens and ones'],
  ['100', '百', 'no 一 before 百'],
  ['365', '三百六十五', 'hundreds'],
  ['1000', '千', 'no 一 before 千'],
  ['2024', '二千二十四', 'a nought inside'],
  ['10,000', '一万', 'but before 万, with a comma'],
  ['12345678', '一千二百三十四万五千六百七十八', '一千 before 万'],
  ['100000000', '一億', 'an empty group is not written'],
  ['007', '七', 'noughts in front'],
])('%s is written %s: %s', (number, written) => {
  expect(toKanjiNumber(number)).toBe(written)
})

test.each(['', '1.5', 'x', '12345678901234567'])('%s is not written in kanji', (text) => {
  expect(toKanjiNumber(text)).toBeUndefined()
})
