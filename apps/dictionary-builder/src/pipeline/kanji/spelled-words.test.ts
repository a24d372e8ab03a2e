import { expect, test } from 'vitest'
import type { WordDraft } from '../../drafts/word-draft'
import { buildWord } from '../words/testing/build-entry'
import { packSpelledWords, unpackSpelledWords } from './spelled-words'

const used = [['食', 'た', '食 た.べる', 0]]

function buildSpelled(id: number, headwords: string[], more: Partial<WordDraft> = {}): WordDraft {
  const word = buildWord(id, headwords, more)
  const spellings = word.spellings.map((each) =>
    each.text === each.reading ? each : { ...each, kanji: JSON.stringify(used) },
  )
  return { ...word, spellings }
}

test('words come back in their order, with the headwords that have kanji', () => {
  const words = [
    buildSpelled(1, ['食べる/たべる', 'たべる', '"喰"\nべる/たべる'], { jlpt: 5 }),
    buildSpelled(2, ['うん']),
    buildSpelled(3, ['食う/くう']),
  ]
  const [taberu, kuu, ...others] = unpackSpelledWords(packSpelledWords(words))
  expect(taberu).toEqual({
    jlpt: 5,
    spellings: [
      { spellingId: 's-食べる-たべる', text: '食べる', isUnusual: false, used },
      { spellingId: 's-"喰"\nべる-たべる', text: '"喰"\nべる', isUnusual: false, used },
    ],
  })
  expect(kuu).toMatchObject({ jlpt: 0, spellings: [{ text: '食う' }] })
  expect(others).toEqual([])
})

test('many words lie in several pieces of memory of their own', () => {
  const words = Array.from({ length: 30_000 }, (_, id) => buildSpelled(id, [`食${id}/${id}`]))
  const chunks = packSpelledWords(words)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.every(({ byteLength, buffer }) => byteLength === buffer.byteLength)).toBe(true)
  expect([...unpackSpelledWords(chunks)].map(({ spellings }) => spellings[0]?.text)).toEqual(
    words.map(({ spellings }) => spellings[0]?.text),
  )
})
