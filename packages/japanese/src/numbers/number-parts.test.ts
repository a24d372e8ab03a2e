import { expect, test } from 'vitest'
import { listDecimalParts, listNumberParts, readDecimal } from './number-parts'

const isWord = (text: string) => text !== '二千'

test.each([
  ['三百六十五', '三百 さんびゃく, 六十 ろくじゅう, 五 ご', 'with the sounds that change'],
  ['百二十', '百 ひゃく, 二十 にじゅう', 'no はたち inside a number'],
  ['一万二千', '一万 いちまん, 二 に, 千 せん', 'only what is a word stays together'],
])('%s is %s: %s', (number, parts) => {
  const said = listNumberParts(number, isWord)?.map(({ text, reading }) => `${text} ${reading}`)
  expect(said?.join(', ')).toBe(parts)
})

test.each(['八', '一九四五', '百本'])('%s is no number of several parts', (text) => {
  expect(listNumberParts(text, isWord)).toBeUndefined()
})

test.each([
  ['12.05', '十二 点 〇 五', 'the whole as a word, every digit behind the point by itself'],
  ['365.1', '三百 六十 五 点 一', 'the whole in parts'],
])('%s is %s: %s', (number, said) => {
  const [whole = '', fraction = ''] = number.split('.')
  const isKnown = (text: string) => text.length < 3
  const parts = listDecimalParts({ whole, fraction }, isKnown)
  expect(parts.map(({ text }) => text).join(' ')).toBe(said)
})

test.each([
  ['1.5', 'いってんご', 'いち is cut short before the point'],
  ['10.25', 'じゅってんにご', 'and じゅう'],
  ['20.05', 'にじゅってんれいご', 'every digit behind the point by itself'],
  ['0.3', 'れいてんさん', 'nothing before the point is said'],
  ['3.14', 'さんてんいちよん', 'at the end nothing is cut short'],
])('%s is said %s: %s', (number, said) => {
  const [whole = '', fraction = ''] = number.split('.')
  expect(readDecimal({ whole, fraction })).toBe(said)
})
