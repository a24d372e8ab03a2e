import { expect, test } from 'vitest'
import { findCountedGloss, findMeasuredGloss } from './counted-gloss'

test.each([
  ['五百', '円', '500 yen'],
  ['二', '時間', '2 hours'],
  ['一', '時間', '1 hour'],
  ['三万五千', '円', '35,000 yen'],
  ['二〇二六', '年', 'the year 2026'],
  ['千九百', '年', 'the year 1900'],
  ['百', '人', '100 people'],
  ['十三', '階', 'floor 13'],
  ['何', '階', 'which floor'],
  ['何', '匹', 'how many animals'],
  ['数', '日', 'several days'],
])('%s%s is %s', (number, counter, gloss) => {
  expect(findCountedGloss({ number, counter })).toBe(gloss)
})

test('nothing is said of other counters and numbers', () => {
  expect(findCountedGloss({ number: '三', counter: '帙' })).toBeUndefined()
  expect(findCountedGloss({ number: '三何', counter: '円' })).toBeUndefined()
})

test('what has a fraction is said of several', () => {
  expect(findMeasuredGloss(1.5, '倍')).toBe('1.5 times as much')
  expect(findMeasuredGloss(0.5, '時間')).toBe('0.5 hours')
  expect(findMeasuredGloss(0.5, '帙')).toBeUndefined()
})
