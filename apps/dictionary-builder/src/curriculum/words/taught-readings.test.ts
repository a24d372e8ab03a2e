import { expect, test } from 'vitest'
import { buildKanji, buildWord } from '../testing/build-curriculum-input'
import { chooseTaughtReading, rateReadings, toTypedReadings } from './taught-readings'
import { listWordCandidates } from './word-candidates'

interface Reading {
  kind: 'on' | 'kun'
  raw: string
}

const on = (raw: string): Reading => ({ kind: 'on', raw })
const kun = (raw: string): Reading => ({ kind: 'kun', raw })

function teach(literal: string, readings: Reading[], wordsOf: Record<string, number>) {
  const kanji = buildKanji(literal, [], { readings })
  const words = Object.entries(wordsOf).flatMap(([readingId, count]) =>
    Array.from({ length: count }, (_, index) =>
      buildWord(index + 1, literal, 'よみ', [`${literal}:${readingId}`]),
    ),
  )
  const candidates = listWordCandidates(words, new Map([[literal, 1]]))
  return chooseTaughtReading(rateReadings([kanji], candidates).get(literal) ?? [])
}

const cases: [string, Reading[], Record<string, number>, string, string][] = [
  [
    '生',
    [on('セイ'), on('ショウ'), kun('い.きる')],
    { 'on:セイ': 4, 'on:ショウ': 1 },
    'セイ',
    'most words',
  ],
  ['貝', [on('バイ'), kun('かい')], { 'kun:かい': 3 }, 'かい', 'no word has the on reading'],
  [
    '犬',
    [on('ケン'), kun('いぬ')],
    { 'on:ケン': 2, 'kun:いぬ': 9 },
    'ケン',
    'kun is taught by words',
  ],
  [
    '芋',
    [on('ウ'), kun('いも')],
    { 'on:ウ': 1, 'kun:いも': 5 },
    'いも',
    'one word makes no reading',
  ],
  ['峠', [kun('とうげ')], {}, 'とうげ', 'a kanji made in Japan has kun only'],
  ['茨', [on('シ'), kun('いばら')], {}, 'シ', 'on where nothing else decides'],
]

test.each(cases)(
  '%s of %j with words %j is taught as %s: %s',
  (literal, readings, wordsOf, expected) => {
    expect(teach(literal, readings, wordsOf)?.display).toBe(expected)
  },
)

test('a kun reading may be typed with and without its okurigana', () => {
  const eat = teach('食', [kun('た.べる')], {})
  expect(eat === undefined ? [] : toTypedReadings(eat)).toEqual(['た', 'たべる'])
})

test('an on reading is typed in hiragana', () => {
  const food = teach('食', [on('ショク')], {})
  expect(food === undefined ? [] : toTypedReadings(food)).toEqual(['しょく'])
})
