import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'
import { listTaughtPhrases } from './vocabulary'

interface Asked {
  accepted: readonly string[]
  kind?: 'kanji' | 'word'
  otherMeanings?: readonly string[]
  taught?: readonly string[]
}

const judge = (typed: string, { accepted, kind = 'word', otherMeanings, taught = [] }: Asked) =>
  checkMeaning(
    typed,
    { kind, accepted, otherMeanings, synonyms: [], blocked: [], readings: [] },
    { vocabulary: new Set(listTaughtPhrases(taught)) },
  ).outcome

test.each<[string, Asked, string]>([
  [
    'gold metal',
    { accepted: ['gold'], otherMeanings: ['gold (metal)'] },
    'a class that is glossed',
  ],
  ['game of go', { accepted: ['go (board game)'] }, 'the same in front'],
  ['Kyoto prefecture', { accepted: ['Kyoto'], otherMeanings: ['Kyoto (city, prefecture)'] }, 'two'],
  ['mammalian animals', { accepted: ['mammal'] }, 'the adjective of the noun'],
  ['acidic substance', { accepted: ['acid'] }, 'and of a substance'],
  ['suburban area', { accepted: ['suburbs'], kind: 'kanji' }, 'and of an area'],
  ['being in a slump', { accepted: ['slump'] }, 'whoever is in it'],
  ['make something melt', { accepted: ['to melt (something)'] }, 'what is done to it'],
  ['to make flow', { accepted: ['to let flow (something)'] }, 'let'],
  ['snatch away', { accepted: ['snatch'], kind: 'kanji' }, 'a particle that says how far'],
  ['help out', { accepted: ['to help, save', 'to help', 'save'] }, 'and of a word that is shown'],
  ['ring for finger', { accepted: ['ring (for a finger)'] }, 'what stands in parentheses'],
  ['tax on land', { accepted: ['land tax'] }, 'a noun of a noun'],
])('“%s” is right for %j: %s', (typed, asked) => {
  expect(judge(typed, asked)).toBe('right')
})

test.each<[string, Asked, string]>([
  ['iron metal', { accepted: ['gold'], otherMeanings: ['gold (metal)'] }, 'another of its class'],
  ['metal', { accepted: ['gold'], otherMeanings: ['gold (metal)'] }, 'the class alone'],
  ['bird flu', { accepted: ['flu'], otherMeanings: ['bird'] }, 'a class in front'],
  ['city street', { accepted: ['street'], taught: ['city street'] }, 'something else is called so'],
  ['ring finger', { accepted: ['ring (for a finger)'] }, 'a finger is no ring'],
  ['lie down', { accepted: ['lie'] }, 'the noun has no particle'],
  ['give up', { accepted: ['to give'] }, 'another verb'],
  ['make use', { accepted: ['to use (something)'] }, 'nothing more is made of it'],
  ['being in a fix', { accepted: ['to fix'] }, 'a verb is nothing one is in'],
  ['snatch together', { accepted: ['to snatch'] }, 'not with that particle'],
  ['house on fire', { accepted: ['fire station'] }, 'other nouns'],
])('“%s” is not right for %j: %s', (typed, asked) => {
  expect(judge(typed, asked)).not.toBe('right')
})

describe('whatever the answer', () => {
  const word = fc.stringMatching(/^[bcdf][aeiou][bcdf][aeiou][kmp]$/)
  const classWord = fc.constantFrom('metal', 'bird', 'game', 'tree')

  test('a class counts where a gloss has it, and never by itself', () => {
    fc.assert(
      fc.property(word, classWord, (answer, kind) => {
        const asked = { accepted: [answer], otherMeanings: [`${answer} (a ${kind} of a sort)`] }
        expect(judge(`${answer} ${kind}`, asked)).toBe('right')
        expect(judge(kind, asked)).not.toBe('right')
        expect(judge(`${answer} ${kind}`, { ...asked, taught: [`${answer} ${kind}`] })).not.toBe(
          'right',
        )
      }),
    )
  })

  test('a noun of a noun is that noun, and no other of it', () => {
    const another = fc.stringMatching(/^[gjlr][ou][gjlr][ou][gjlr]z$/)
    fc.assert(
      fc.property(word, word, another, (one, other, third) => {
        const asked = { accepted: [`${one} ${other}`] }
        expect(judge(`${other} on ${one}`, asked)).toBe('right')
        expect(judge(`${third} on ${one}`, asked)).not.toBe('right')
      }),
    )
  })
})
