import { expect, test } from 'vitest'
import { buildSense, buildSpelling, buildWord } from '../testing/build-word'
import { listSetPhrases } from './set-phrases'

function listTexts(headword: string, references: [text: string, wordId: number | null][]) {
  const senses = references.map(([text, wordId], index) =>
    buildSense({
      meaningId: index + 1,
      crossReferences: [{ text, reading: null, wordId, spellingId: null, meaningId: null }],
    }),
  )
  const spellings = ['かける', '掛ける'].map((text) => buildSpelling({ text }))
  const spelling = buildSpelling({ text: headword })
  return listSetPhrases(buildWord({ senses, spelling, spellings })).map(({ text }) => text)
}

test('a verb is shown with what is said with it, written as its headword is', () => {
  const references: [string, number][] = [
    ['壁にかける', 1],
    ['電話を掛ける', 2],
  ]
  expect(listTexts('かける', references)).toEqual(['壁にかける', '電話をかける'])
  expect(listTexts('掛ける', references)).toEqual(['壁に掛ける', '電話を掛ける'])
})

test.each<[text: string, wordId: number | null, what: string]>([
  ['賭ける', 1, 'another word'],
  ['話し掛ける', 1, 'a compound'],
  ['掛ける', 1, 'the verb itself'],
  ['鍵を掛ける', null, 'an entry that is not known'],
])('%s is no phrase of かける (%s): %s', (text, wordId) => {
  expect(listTexts('かける', [[text, wordId]])).toEqual([])
})

test('each stands once, and no more of them than fit a line', () => {
  const references = ['鍵', '鍵', '腰', '電話', '橋'].map((noun): [string, number] => [
    `${noun}をかける`,
    noun.codePointAt(0) ?? 0,
  ])
  expect(listTexts('かける', references)).toEqual(['鍵をかける', '腰をかける', '電話をかける'])
})
