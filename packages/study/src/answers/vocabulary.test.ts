import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'
import { isFormOf } from './same-word'
import { listVocabulary } from './vocabulary'

const meanings = [
  ...['house', 'horse', 'to carry', 'curry', 'bath', 'bathroom', 'room', 'tree', 'to try', 'dairy'],
  ...['diary', 'family', 'army', 'to look up', 'at', 'to stop', 'step', 'dish', 'to wish', 'plate'],
  ...['to plan', 'plant', 'plane', 'emotion', 'motion', 'to listen', 'lesson', 'to hope', 'hop'],
]
const vocabulary = new Set(listVocabulary(meanings))

function judge(typed: string, accepted: string, synonyms: string[] = []): string {
  const question = {
    kind: 'word' as const,
    accepted: [accepted],
    synonyms,
    blocked: [],
    readings: [],
  }
  const { outcome, reason } = checkMeaning(typed, question, { vocabulary })
  return `${outcome} ${reason}`
}

test('words are listed once, without marks and small letters', () => {
  expect(listVocabulary(['The Sun!', 'to sun-bathe', 'sun', 'a 3rd', 'x'])).toEqual([
    'bathe',
    'sun',
    'to',
  ])
})

test.each([
  ['horse', 'house', 'wrong different', 'another word, and well spelt'],
  ['hosue', 'house', 'right typo', 'no word at all'],
  ['houses', 'house', 'right same-word', 'a plural of the same word'],
  ['house', 'houses', 'right same-word', 'and the other way round'],
  ['to curry', 'to carry', 'wrong different', '"to" makes no other word of it'],
  ['to carryy', 'to carry', 'right typo', 'a slip in a verb'],
  ['listened', 'to listen', 'right same-word', 'a form of the verb'],
  ['diary', 'dairy', 'wrong different', 'a swap may make a word too'],
  ['bath room', 'bathroom', 'right same-word', 'the words of a compound are not others'],
  ['step', 'to stop', 'wrong different', 'a noun in place of a verb'],
  ['planned', 'to plan', 'right same-word', 'a form, however many letters it has more'],
  ['plane', 'to plan', 'wrong different', 'a letter more'],
  ['motion', 'emotion', 'wrong different', 'a letter less'],
  ['member of the imperial army', 'member of the imperial family', 'wrong different', 'one word'],
  ['member of the imperial fmaily', 'member of the imperial family', 'right typo', 'one swap'],
  ['member of imperial family', 'member of the imperial family', 'right same-word', 'no article'],
  ['to look at', 'to look up', 'wrong different', 'short words are read as they are'],
  ['to look uo', 'to look up', 'right typo', 'a slip in a short word that makes no other'],
])('"%s" for "%s" is %s: %s', (typed, accepted, expected) => {
  expect(judge(typed, accepted)).toBe(expected)
})

test('what the learner wrote is right, though it is another word', () => {
  expect(judge('horse', 'house', ['horse'])).toBe('right synonym')
})

test('whoever wants no words is judged by letters alone', () => {
  const question = {
    kind: 'word' as const,
    accepted: ['emotion'],
    synonyms: [],
    blocked: [],
    readings: [],
  }
  expect(checkMeaning('motion', question).outcome).toBe('right')
})

test.each([
  ['tries', 'try'],
  ['trees', 'tree'],
  ['boxes', 'box'],
  ['planned', 'plan'],
  ['planning', 'planned'],
  ['hoping', 'hope'],
  ['studied', 'study'],
  ['heroes', 'hero'],
  ['quickly', 'quick'],
  ['happily', 'happy'],
  ['simply', 'simple'],
  ['basically', 'basic'],
  ['feet', 'foot'],
  ['people', 'person'],
  ['approval', 'approve'],
  ['accumulation', 'accumulating'],
  ['recruitment', 'recruit'],
  ['qualification', 'qualify'],
  ['decision', 'decide'],
  ['permission', 'permit'],
  ['darkness', 'dark'],
  ['loneliness', 'lonely'],
])('%s is a form of %s', (word, other) => {
  expect(isFormOf(word, other)).toBe(true)
  expect(isFormOf(other, word)).toBe(true)
})

test.each([
  ['hop', 'hope'],
  ['bring', 'bred'],
  ['glass', 'glas'],
  ['bus', 'but'],
  ['thing', 'the'],
  ['seed', 'see'],
  ['news', 'new'],
  ['evening', 'even'],
  ['early', 'ear'],
  ['weekly', 'week'],
  ['statement', 'state'],
  ['shipment', 'ship'],
  ['business', 'busy'],
  ['finance', 'fine'],
  ['comment', 'come'],
  ['station', 'state'],
])('%s is no form of %s', (word, other) => {
  expect(isFormOf(word, other)).toBe(false)
})

describe('whatever the words are', () => {
  const anyWord = fc.stringMatching(/^[b-z]{4,12}$/)

  test('no word of the vocabulary is a slip of another', () => {
    fc.assert(
      fc.property(anyWord, anyWord, fc.nat(), (one, letters, place) => {
        const at = place % one.length
        const other = one.slice(0, at) + letters.charAt(0) + one.slice(at + 1)
        fc.pre(other !== one && !isFormOf(one, other))
        const question = {
          kind: 'word' as const,
          accepted: [one],
          synonyms: [],
          blocked: [],
          readings: [],
        }
        const words = new Set(listVocabulary([one, other]))
        expect(checkMeaning(other, question, { vocabulary: words }).outcome).not.toBe('right')
        expect(checkMeaning(one, question, { vocabulary: words }).outcome).toBe('right')
      }),
      { numRuns: 2000 },
    )
  })

  test('a vocabulary never makes a wrong answer right', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (accepted, typed) => {
        const question = {
          kind: 'word' as const,
          accepted: [accepted],
          synonyms: [],
          blocked: [],
          readings: [],
        }
        const free = checkMeaning(typed, question)
        const held = checkMeaning(typed, question, { vocabulary: new Set([typed]) })
        if (free.outcome === 'wrong') expect(held.outcome).toBe('wrong')
      }),
    )
  })
})
