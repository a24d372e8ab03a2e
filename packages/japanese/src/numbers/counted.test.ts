import { expect, test } from 'vitest'
import { listCounted, listCountedReadings } from './counted'

test.each([
  ['3本', [['三', '本']], 'digits'],
  ['三匹', [['三', '匹']], 'kanji'],
  ['10個', [['十', '個']], 'two digits'],
  [
    '5月5日',
    [
      ['五', '月'],
      ['五', '日'],
    ],
    'a date',
  ],
  ['何人', [['何', '人']], 'a question'],
  ['10,000円', [['一万', '円']], 'with a comma'],
  ['本3', [], 'a number behind'],
  ['猫', [], 'no number'],
] as const)('%s counts %j: %s', (text, counted, _reason) => {
  expect(listCounted(text).map(({ number, counter }) => [number, counter])).toEqual(counted)
})

test.each([
  ['さんびき', '三', 'ひき', 'voiced'],
  ['いっぽん', '一', 'ほん', 'half voiced after a stop'],
  ['にさつ', '二', 'さつ', 'unchanged'],
  ['なんがい', '何', 'かい', 'a question'],
  ['にまんえん', '二万', 'えん', 'ten thousands'],
  ['よんじゅうごふん', '四十五', 'ふん', 'tens and ones'],
  ['さんびゃくにじゅうにん', '三百二十', 'にん', 'hundreds, with the sound that changes'],
])('%s may be %s of %s: %s', (kana, number, counter) => {
  expect(listCountedReadings(kana)).toContainEqual({ number, counter })
})
