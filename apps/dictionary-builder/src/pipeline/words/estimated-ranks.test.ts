import { expect, test } from 'vitest'
import { Edition } from '../../edition/edition'
import { buildEditionWord } from '../../edition/testing/build-edition-word'
import type { LexiconRow } from '../../sources/ipadic/lexicon-row'
import { EstimatedRanks } from './estimated-ranks'
import { buildWord } from './testing/build-entry'

const course = new Edition(
  [
    {
      level: 1,
      components: [],
      kanji: [],
      words: [buildEditionWord({ word: '水', reading: 'みず' })],
    },
  ],
  '',
)

function rank(words: readonly ReturnType<typeof buildWord>[], rows: readonly LexiconRow[]) {
  const ranks = new EstimatedRanks(course)
  for (const row of rows) ranks.add(row)
  ranks.rank(words)
  return [...words]
    .sort((a, b) => (a.frequencyRank ?? 0) - (b.frequencyRank ?? 0))
    .map((word) => word.spellings[0]?.text)
}

const noun = (text: string, reading: string, cost = 5300): LexiconRow => ({
  ...{ text, reading, cost },
  partOfSpeech: '名詞.一般',
})

test.each([
  [
    'what the course teaches early is before what it does not teach',
    [buildWord(1, ['水域/すいいき']), buildWord(2, ['水/みず'])],
    [],
    ['水', '水域'],
  ],
  [
    'a word that newspapers print often is before one that they print seldom',
    [
      buildWord(1, ['水域/すいいき'], { newsBand: 20 }),
      buildWord(2, ['政府/せいふ'], { newsBand: 1 }),
    ],
    [],
    ['政府', '水域'],
  ],
  [
    'a particle is before nouns of the same sound, which are no particles for that',
    [buildWord(1, ['が'], { isCommon: false }), buildWord(2, ['が']), buildWord(3, ['蛾/が'])],
    [{ text: 'が', reading: 'ガ', partOfSpeech: '助詞.格助詞', cost: 3866 }],
    ['が', 'が', '蛾'],
  ],
  [
    'a common word of our own before a common loan',
    [buildWord(1, ['ミート']), buildWord(2, ['ここ'])],
    [],
    ['ここ', 'ミート'],
  ],
  [
    'of two nouns the one that costs an analyser less',
    [buildWord(1, ['岬/みさき']), buildWord(2, ['公園/こうえん'])],
    [noun('岬', 'ミサキ', 7000), noun('公園', 'コウエン', 3600)],
    ['公園', '岬'],
  ],
] as const)('%s', (_name, words, rows, expected) => {
  expect(rank(words, rows)).toEqual(expected)
})

test('of words of the same sound the common one is the particle', () => {
  const [rare, particle] = [buildWord(1, ['が'], { isCommon: false }), buildWord(2, ['が'])]
  rank([rare, particle], [{ text: 'が', reading: 'ガ', partOfSpeech: '助詞.格助詞', cost: 3866 }])
  expect(particle.frequencyRank).toBe(1)
})

test('words that are equally likely keep the order of their numbers', () => {
  const words = [buildWord(9, ['丘/おか']), buildWord(3, ['山/やま'])]
  rank(words, [])
  expect(words.map((word) => word.frequencyRank)).toEqual([2, 1])
})
