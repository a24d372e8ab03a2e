import { expect, test } from 'vitest'
import { ListedWord } from './listed-word'
import type { Match } from './search-result'

const summary = {
  wordId: 1358280,
  spellingId: 'sabcdefghij',
  text: '食べる',
  reading: 'たべる',
  furigana: [{ text: '食', ruby: 'た' }, { text: 'べる' }],
  glosses: ['to eat', 'to "wolf down"'],
  partsOfSpeech: ['v1', 'vt'],
  jlpt: 'N5',
  isCommon: true,
  isUsuallyKana: false,
  isLoanword: false,
  frequencyRank: 203,
}
const { text, reading, furigana, glosses, partsOfSpeech } = summary
const listed = {
  summary: JSON.stringify(summary).slice(1, -1),
  listed: JSON.stringify({ text, reading, furigana, glosses, partsOfSpeech }).slice(1, -1),
}

const byGloss: Match = {
  how: 'gloss',
  interpretation: 1,
  inflections: [],
  sense: { number: 1, of: 2 },
  gloss: {
    place: 0,
    marks: [
      [0, 2],
      [3, 6],
    ],
  },
}
const byForm: Match = {
  how: 'inflected',
  interpretation: null,
  inflections: ['causative-passive', 'past'],
  sense: null,
  gloss: null,
}

test.each([byGloss, byForm])('a word found by $how is written as its JSON', (match) => {
  const written = JSON.stringify({ kind: 'word', ...summary, match })
  expect(new ListedWord(listed, match).toText()).toBe(written)
})

test('a word that alone is meant says what else it means', () => {
  const item = new ListedWord(listed, byForm)
  item.alsoMeans = ['to live on', 'to "make" a living']
  const { alsoMeans } = item
  expect(item.toText()).toBe(JSON.stringify({ kind: 'word', ...summary, match: byForm, alsoMeans }))
})

test('what the search asks for is read from the text', () => {
  const item = new ListedWord(listed, byForm).withMatch(byGloss)
  const read = Object.keys(summary).map((key) => [key, Reflect.get(item, key)])
  expect(Object.fromEntries(read)).toEqual(summary)
  expect(item.match).toBe(byGloss)
})
