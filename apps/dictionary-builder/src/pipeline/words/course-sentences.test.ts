import { expect, test } from 'vitest'
import type { EditionWord } from '../../edition/edition-level'
import { buildEditionWord } from '../../edition/testing/build-edition-word'
import { listCourseSentences } from './course-sentences'
import { buildWord } from './testing/build-entry'
import { WordIndex } from './word-index'

const senses = JSON.stringify([
  { partsOfSpeech: ['v1'], glosses: [{ text: 'to live on (e.g. a salary)' }] },
  { partsOfSpeech: ['v1'], glosses: [{ text: 'to eat' }] },
])
const eat = buildWord(7, ['食べる/たべる'], { senses, senseCount: 2 })

function list(words: EditionWord[]) {
  const levels = [{ level: 1, components: [], kanji: [], words }]
  return [...listCourseSentences({ levels }, new WordIndex([eat]))]
}

const written = { id: 7, word: '食べる', reading: 'たべる', meaning: 'to eat, consume' }

test.each([
  ['朝ご飯を食べました。', '食べました', 'inflected'],
  ['何を食べる？', '食べる', 'as it is'],
  ['魚を食べて、寝た。', '食べて', 'before a comma'],
])('in %s the word is %s: %s', (sentence, form) => {
  const [pair] = list([buildEditionWord({ ...written, sentence, english: 'He ate.' })])
  expect(pair).toMatchObject({
    japanese: sentence,
    english: 'He ate.',
    words: [{ wordId: 7, form, senseNumber: 2, isChecked: true }],
  })
})

test('a meaning that the source does not have belongs to no sense', () => {
  const word = buildEditionWord({ ...written, meaning: 'to dine', sentence: '食べる。' })
  expect(list([word])[0]?.words[0]?.senseNumber).toBeNull()
})

test('a sentence without the word, or of a word that is not there, is left out', () => {
  expect(
    list([
      buildEditionWord({ ...written, sentence: '飲みました。' }),
      buildEditionWord({ id: 8, word: '水', sentence: '水です。' }),
    ]),
  ).toEqual([])
})
