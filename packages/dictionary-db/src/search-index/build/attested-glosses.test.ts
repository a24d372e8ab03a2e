import { expect, test } from 'vitest'
import { type CountedWord, countAttested } from './attested-glosses'

const doryou: CountedWord = {
  wordId: 1,
  senses: [{ glosses: ['colleague', 'fellow worker'] }],
  examples: [
    { wordIds: [1], english: 'He is my colleague.' },
    { wordIds: [1, 3], english: 'My colleagues like him.' },
    { wordIds: [1], english: 'I met her at work.' },
  ],
}
const ryouyuu: CountedWord = { wordId: 2, senses: [{ glosses: ['colleague'] }], examples: [] }
const konomu: CountedWord = {
  wordId: 3,
  senses: [{ glosses: ['to like (a thing)'] }, { glosses: ['to prefer'] }],
  examples: [],
}

const known = new Set('colleague fellow worker like prefer thing'.split(' '))

function count(...words: readonly CountedWord[]): number[] {
  return [...countAttested(words, (token) => known.has(token))]
}

test('同僚 is a colleague in two sentences, in any form, 僚友 in none', () => {
  expect(count(doryou, ryouyuu)).toEqual([4, 1, 1])
})

test('a sentence attests every word that stands in it, without what a gloss says in brackets', () => {
  expect(count(doryou, konomu)).toEqual([4, 1, 3, 1])
})

test('a sentence that is an example of two words is counted once', () => {
  const examples = doryou.examples.map((each) => ({ ...each, wordIds: [1, 2] }))
  expect(count(doryou, { ...ryouyuu, examples })).toEqual([4, 1, 4])
})
