import { expect, test } from 'vitest'
import { toCountedInJapanese } from './counted-things'

test.each([
  ['two bottles', '二本'],
  ['three people', '三人'],
  ['7 hours', '七時間'],
  ['four cups of tea', '四杯'],
  ['ten glasses', '十杯'],
  ["eight o'clock", '八時'],
  ['twenty years old', '二十歳'],
  ['twenty-five-years-old', '二十五歳'],
  ['ninety-nine', '九十九'],
  ['two hundred and fifty yen', '二百五十円'],
  ['three thousand five hundred', '三千五百'],
  ['a hundred people', '百人'],
  ['May 5th', '五月五日'],
  ['the fifth of May', '五月五日'],
  ['14 february', '二月十四日'],
  ['half past three', '三時半'],
  ['quarter past nine', '九時十五分'],
  ['3 pm', '午後三時'],
  ['may first', '五月一日'],
  ['tenth', '第十'],
  ['twenty-first', '二十一番目'],
  ['third floor', '三階'],
  ['the 21st century', '二十一世紀'],
  ['second time', '二回目'],
  ['two days ago', '二日前'],
  ['an hour later', '一時間後'],
  ['half an hour ago', '三十分前'],
  ['a few weeks ago', '数週間前'],
  ['in ten minutes', '十分後'],
  ['quarter to five', '五時十五分前'],
  ['seven thirty', '七時半'],
  ['nine forty-five', '九時四十五分'],
])('%s is %s', (english, japanese) => {
  expect(toCountedInJapanese(english)).toBe(japanese)
})

test.each([
  'seven',
  'fifty twenty',
  'two of a kind',
  'one way',
  'and five',
  'time',
  '5',
  'a man',
  'first',
  'second',
  'first time',
  'third world',
  'long ago',
  'two cats ago',
  'in love',
  'two to three',
  'four five',
])('%s counts nothing', (english) => {
  expect(toCountedInJapanese(english)).toBeUndefined()
})
