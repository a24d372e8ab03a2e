import { expect, test } from 'vitest'
import { type ComparedWord, listAttested } from './attested-glosses'

const doryou: ComparedWord = {
  wordId: 1,
  senses: [{ glosses: ['colleague', 'fellow worker'] }],
  examples: [
    { wordIds: [1, 3], english: 'My colleagues like him.' },
    { wordIds: [1], english: 'I met a fellow at work.' },
  ],
}
const ryouyuu: ComparedWord = { wordId: 2, senses: [{ glosses: ['colleague'] }], examples: [] }
const konomu: ComparedWord = {
  wordId: 3,
  senses: [{ glosses: ['to like (a thing)'] }, { glosses: ['to prefer', '(a thing)'] }],
  examples: [],
}

const known = new Set('colleague fellow worker like prefer thing'.split(' '))
const list = (...words: readonly ComparedWord[]) => listAttested(words, (token) => known.has(token))

test('a sentence says, in any form, that 同僚 is a colleague, and none that 僚友 is one', () => {
  expect(list(doryou, ryouyuu)).toEqual([true, false, false])
})

test('a sentence attests every word that stands in it, without what a gloss says in brackets', () => {
  expect(list(doryou, konomu).slice(2)).toEqual([true, false, false])
})
