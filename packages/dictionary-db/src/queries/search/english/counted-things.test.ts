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
])('%s is %s', (english, japanese) => {
  expect(toCountedInJapanese(english)).toBe(japanese)
})

test.each(['seven', 'five twenty', 'two of a kind', 'one way', 'and five', 'time', '5', 'a man'])(
  '%s counts nothing',
  (english) => {
    expect(toCountedInJapanese(english)).toBeUndefined()
  },
)
