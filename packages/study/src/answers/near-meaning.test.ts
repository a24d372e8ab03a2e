import { expect, test } from 'vitest'
import { checkMeaning, type MeaningQuestion } from './check-meaning'
import { listTaughtPhrases } from './vocabulary'

const taught = new Set(listTaughtPhrases(['hot water', 'to look for', 'younger sister']))

const judge = (typed: string, question: Partial<MeaningQuestion>, vocabulary = taught) => {
  const asked = { kind: 'word', accepted: [], synonyms: [], blocked: [], readings: [] } as const
  const { outcome, reason } = checkMeaning(typed, { ...asked, ...question }, { vocabulary })
  return `${outcome} ${reason}`
}

test.each([
  ['gold metal', ['gold'], 'what follows it'],
  ['powerful impact', ['force, impact', 'force', 'impact'], 'what stands before it'],
  ['changes over time', ['change, transition', 'change', 'transition'], 'one or many'],
  ['tree, wood', ['tree', 'wood'], 'two answers at a time'],
  ['to help somewhere', ['to help'], 'where it is'],
  ['slump of the whole economy', ['slump'], 'up to four words'],
])('“%s” holds an answer of %j, and is asked in fewer words: %s', (typed, accepted) => {
  expect(judge(typed, { accepted })).toBe('retry fewer-words')
})

test.each([
  ['hot water', ['water'], 'something else is called so'],
  ['to look for', ['to look'], 'another verb is taught'],
  ['not fresh', ['fresh'], 'what is denied'],
  ['older brother', ['brother'], 'which of two'],
  ['the 2 people', ['people'], 'how many'],
  ['I went to the house of my friend yesterday', ['house'], 'a whole sentence'],
  ['waterfall', ['water'], 'one word that is longer'],
  ['one of them', ['of'], 'a word that only links'],
])('“%s” is wrong for %j: %s', (typed, accepted) => {
  expect(judge(typed, { accepted })).toBe('wrong different')
})

test('nothing is asked in fewer words while it is not known what else is taught', () => {
  expect(judge('gold metal', { accepted: ['gold'] }, new Set())).toBe('wrong different')
})

test('what is refused by name stays wrong, and a meaning that is taught stays right', () => {
  const fact = { accepted: ['fact'], otherMeanings: ['reality', 'fact', 'truth (of a matter)'] }
  expect(judge('fact', fact)).toBe('right accepted')
  expect(judge('reality', fact)).toBe('retry other-meaning')
  expect(judge('truths', fact)).toBe('retry other-meaning')
  const blocked = [{ text: 'reality', subjectId: 20_025_345 }]
  expect(judge('reality', { ...fact, blocked })).toBe('wrong blocked')
  expect(judge('untruth', fact)).toBe('wrong different')
})
