import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkReading } from './check-reading'
import { readingCases, readingQuestions } from './check-reading-cases'
import { romajiToHiragana } from './romaji'

test.each(readingCases)('%s read as "%s" is %s: %s', (subject, typed, expected) => {
  const { outcome, reason } = checkReading(typed, readingQuestions[subject])
  expect(`${outcome} ${reason}`).toBe(expected)
})

describe('what a verdict tells', () => {
  test('a misread long vowel that makes another word names that word', () => {
    expect(checkReading('しゅじん', readingQuestions.囚人)).toEqual({
      outcome: 'wrong',
      reason: 'long-vowel',
      matched: 'しゅうじん',
      named: { text: 'しゅじん', subjectId: 31_325_720 },
    })
  })

  test('a look-alike’s reading names the look-alike', () => {
    expect(checkReading('ジ', readingQuestions.待)).toMatchObject({
      reason: 'blocked',
      named: { subjectId: 20_025_345 },
    })
  })

  test('another true reading is told as it is written in the dictionary', () => {
    expect(checkReading('しょう', readingQuestions.生)).toMatchObject({ matched: 'ショウ' })
  })
})

const anyReading = fc.stringMatching(/^[あ-もら-ろんっー]{1,6}$/)

describe('whatever the reading is', () => {
  const ask = (taught: string, others: string[] = [], blocked: string[] = []) => ({
    kind: 'word' as const,
    literal: '語',
    taught: [taught],
    others,
    blocked: blocked.map((text) => ({ text })),
  })
  const toKatakana = (text: string) =>
    text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))

  test('it is right in either kana, even when another subject has it too', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const question = ask(reading, [reading], [reading])
        expect(checkReading(reading, question).outcome).toBe('right')
        expect(checkReading(toKatakana(reading), question).outcome).toBe('right')
      }),
    )
  })

  test('a reading of another subject is never right, and never retried', () => {
    fc.assert(
      fc.property(anyReading, anyReading, (reading, other) => {
        fc.pre(checkReading(other, ask(reading)).outcome !== 'right')
        expect(checkReading(other, ask(reading, [], [other])).outcome).toBe('wrong')
      }),
    )
  })

  test('another true reading is retried, never wrong', () => {
    fc.assert(
      fc.property(anyReading, anyReading, (reading, other) => {
        const { outcome } = checkReading(other, ask(reading, [other]))
        expect(outcome).not.toBe('wrong')
      }),
    )
  })
})

test.each<[string, string | undefined, string]>([
  ['shoku', 'しょく', 'Hepburn'],
  ['syoku', 'しょく', 'Kunrei'],
  ['toukyou', 'とうきょう', 'vowels written out'],
  ['gakkou', 'がっこう', 'a doubled consonant'],
  ['matcha', 'まっちゃ', 'Hepburn’s tch'],
  ['zasshi', 'ざっし', 'a doubled digraph'],
  ['shinbun', 'しんぶん', 'n before a consonant'],
  ['shimbun', 'しんぶん', 'the old m before b'],
  ["kin'en", 'きんえん', 'an apostrophe after n'],
  ['hon', 'ほん', 'n at the end'],
  ['honya', 'ほにゃ', 'without an apostrophe n joins y'],
  ['water', undefined, 'English ends in a consonant'],
  ['large', undefined, 'l is no letter of romaji'],
])('%s in kana is %s: %s', (romaji, kana) => {
  expect(romajiToHiragana(romaji)).toBe(kana)
})
