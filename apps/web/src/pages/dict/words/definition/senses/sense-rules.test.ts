import { expect, test } from 'vitest'
import { buildSense } from '../../testing/build-word'
import { describeLoanSource } from './loan-source'
import { groupSenses } from './sense-groups'
import { listUsageOfAll } from './usage-of-all'

const noun = [{ code: 'n', label: 'noun' }]
const suruNoun = [...noun, { code: 'vs', label: 'takes する' }]
const kana = { code: 'uk', label: 'usually written in kana' }
const slang = { code: 'sl', label: 'slang' }

test('neighbours of the same parts of speech share a heading', () => {
  const groups = groupSenses([
    buildSense({ meaningId: 1, partsOfSpeech: noun }),
    buildSense({ meaningId: 2, partsOfSpeech: noun }),
    buildSense({ meaningId: 3, partsOfSpeech: suruNoun }),
  ])
  expect(groups.map(({ senses }) => senses.map(({ meaningId }) => meaningId))).toEqual([
    [1, 2],
    [3],
  ])
})

test('a later sense is not pulled forward: the order of senses says how usual they are', () => {
  const groups = groupSenses([
    buildSense({ meaningId: 1, partsOfSpeech: noun }),
    buildSense({ meaningId: 2, partsOfSpeech: suruNoun }),
    buildSense({ meaningId: 3, partsOfSpeech: noun }),
  ])
  expect(groups).toHaveLength(3)
})

test('usage that all senses have is said once for the word', () => {
  const senses = [
    buildSense({ meaningId: 1, usage: [kana, slang] }),
    buildSense({ meaningId: 2, usage: [kana] }),
  ]
  expect(listUsageOfAll(senses)).toEqual([kana])
})

test('a single sense keeps its usage beside it', () => {
  expect(listUsageOfAll([buildSense({ meaningId: 1, usage: [slang] })])).toEqual([])
})

test.each([
  [false, false, 'pão', 'From Portuguese “pão”', 'a plain loan'],
  [false, true, 'pão', 'Partly from Portuguese “pão”', 'パン屋 is half Japanese'],
  [true, false, 'pão', 'Made in Japan from Portuguese “pão”', '和製 no Portuguese would know it'],
  [true, true, 'pão', 'Made in Japan, partly from Portuguese “pão”', 'both'],
  [false, false, null, 'From Portuguese', 'the source names the language only'],
])('wasei %s, partial %s, %s reads %s: %s', (isWasei, isPartial, text, expected, _reason) => {
  expect(describeLoanSource({ language: 'Portuguese', text, isWasei, isPartial })).toBe(expected)
})
