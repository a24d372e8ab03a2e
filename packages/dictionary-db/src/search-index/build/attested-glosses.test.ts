import { expect, test } from 'vitest'
import { type ComparedWord, listAttested } from './attested-glosses'

function compare(
  wordId: number,
  glosses: string[],
  examples: ComparedWord['examples'] = [],
): ComparedWord {
  return { wordId, examples, glossCount: glosses.length, listGlosses: () => glosses }
}

const doryou = compare(
  1,
  ['colleague', 'fellow worker'],
  [
    { wordIds: [1, 3], english: 'My colleagues like him.' },
    { wordIds: [1], english: 'I met a fellow at work.' },
  ],
)
const ryouyuu = compare(2, ['colleague'])
const konomu = compare(3, ['to like (a thing)', 'to prefer', '(a thing)'])

const known = new Set('colleague fellow worker like prefer thing'.split(' '))
const list = (...words: readonly ComparedWord[]) => listAttested(words, (token) => known.has(token))

test('a sentence says, in any form, that 同僚 is a colleague, and none that 僚友 is one', () => {
  expect(list(doryou, ryouyuu)).toEqual([true, false, false])
})

test('a sentence attests every word that stands in it, without what a gloss says in brackets', () => {
  expect(list(doryou, konomu).slice(2)).toEqual([true, false, false])
})
