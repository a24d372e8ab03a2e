import { expect, test } from 'vitest'
import { listCounted, listCountedReadings, splitBehindCounter } from './counted'
import { findCountedRun } from './counted-run'
import { findCounterReading, findEverydayCounted } from './everyday-counters'
import { findNumberSaid } from './said-number'

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
  ['3万5千円', [['三万五千', '円']], 'digits and units'],
  ['1000万人', [['一千万', '人']], '一 before 千 in front of 万'],
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

const counters = new Set(['じ', 'ふん', 'はく', 'ねん', 'がつ', 'じかん'])

test.each([
  ['くじじゅうごふん', '九じ十五ふん', 'a time of day'],
  ['さんじさんじゅっぷん', '三じ三十ふん', 'with sounds that change'],
  ['みっかかん', '三日間', 'days, and how long'],
  ['さんねんまえ', '三ねん前', 'how long ago'],
  ['くじはん', '九じ半', 'half past'],
  ['にじかんはん', '二じかん半', 'the longer counter'],
  ['さんぱくよっか', '三はく四日', 'days have words of their own'],
  ['しがつようか', '四がつ八日', 'a date'],
])('%s is %s: %s', (kana, run) => {
  const found = findCountedRun(kana, (counter) => counters.has(counter))
  expect(found?.map(({ number, counter }) => number + counter).join('')).toBe(run)
})

test.each(['にじ', 'しじはん', 'ねこ', 'くふん', 'くじ'.repeat(8)])(
  '%s is no row of numbers',
  (kana) => {
    expect(findCountedRun(kana, (counter) => counters.has(counter))).toBeUndefined()
  },
)

test.each([
  ['さんがい', '三階'],
  ['くじ', '九時'],
  ['はっさい', '八歳'],
  ['ごふん', '五分'],
  ['よにん', '四人'],
  ['くまい', undefined],
  ['しまい', undefined],
])('%s is %s', (kana, written) => {
  const found = findEverydayCounted(kana)
  expect(found && found.number + found.counter).toBe(written)
})

test.each([
  ['時半', '時', '半', 'half past'],
  ['人目', '人', '目', 'an order'],
  ['日間', '日', '間', 'so many of them'],
  ['分後', '分', '後', 'a time from now'],
  ['週間以内', '週間', '以内', 'a bound'],
])('%s is %s and behind it %s: %s', (text, counter, behind) => {
  expect(splitBehindCounter(text)).toEqual({ counter, behind })
})

test.each(['目', '本', '前'])('%s has nothing behind a counter', (text) => {
  expect(splitBehindCounter(text)).toBeUndefined()
})

test.each([
  ['せんにひゃく', '千二百', 'a thousand and hundreds'],
  ['ななじゅうご', '七十五', 'tens and ones'],
  ['いちまんごせん', '一万五千', 'ten thousands'],
])('%s says %s: %s', (kana, number) => {
  expect(findNumberSaid(kana)).toBe(number)
})

test.each([
  ['せんし', 'a soldier rather than a thousand and four'],
  ['せんせい', 'no number goes on so'],
  ['にご', 'digits in a row'],
  ['すうじゅう', 'not said how many'],
])('%s says no number: %s', (kana) => {
  expect(findNumberSaid(kana)).toBeUndefined()
})

test.each([
  ['度', 'ど', 'no たび'],
  ['棟', 'とう', 'no むね'],
  ['分', 'ふん', 'no ぶん'],
])('%s behind a number is %s, %s', (counter, reading) => {
  expect(findCounterReading(counter)).toBe(reading)
})
