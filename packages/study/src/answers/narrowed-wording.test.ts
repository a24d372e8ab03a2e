import { expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'
import { listTaughtPhrases } from './vocabulary'

const judge = (typed: string, accepted: readonly string[], taught: readonly string[] = []) =>
  checkMeaning(
    typed,
    { kind: 'word', accepted, synonyms: [], blocked: [], readings: [] },
    { vocabulary: new Set(listTaughtPhrases(taught)) },
  ).outcome

test.each([
  ['small inlet', ['inlet'], 'how large'],
  ['wooden measuring box', ['measuring box'], 'made of what'],
  ['thin traditional paper', ['paper'], 'two such words'],
  ['chapter of a book', ['chapter'], 'of what it is a part'],
  ['flat surface', ['flat, even', 'flat', 'even'], 'what is so'],
  ['physics class', ['physics'], 'a subject of study'],
  [
    'personality traits',
    ['character, personality', 'character', 'personality'],
    'and more than one',
  ],
  ['in one’s later years', ['one’s later years'], 'when it is'],
  ['most essential', ['essential'], 'how much so'],
  ['to be astringent', ['to be tart', 'astringent'], 'that it is so'],
  ['wrapping fabric', ['wrapping cloth'], 'another word for one of two'],
  ['business travel', ['business trip'], 'and for the last one'],
  ['unfavourable place', ['unfavorable location'], 'spelt in the British way'],
  ['wealthy', ['wealth'], 'the adjective of the noun'],
])('“%s” is right for %j: %s', (typed, accepted) => {
  expect(judge(typed, accepted)).toBe('right')
})

test.each([
  ['small house', ['house'], ['cabin, small house'], 'something else is called so'],
  ['to dress quickly', ['to dress rapidly'], ['to dress quickly'], 'and so with another word'],
  ['crest of a wave', ['crest'], [], 'of what no such part is'],
  ['little story', ['anecdote', 'story'], [], 'what is accepted is wider than what is shown'],
  ['big', ['large'], [], 'alone each is an answer of its own'],
  ['small trip', ['little travel'], [], 'two words for two'],
  ['in time', ['time'], [], 'one word with another before it'],
  ['be close', ['to close'], [], 'to be is no form of a verb'],
  ['hot water', ['water'], [], 'what is no measure or stuff'],
])('“%s” is not right for %j: %s', (typed, accepted, taught) => {
  expect(judge(typed, accepted, taught)).toBe('wrong')
})

test('phrases are listed without article, “to” and what stands in parentheses', () => {
  const shown = ['rice field, paddy', 'to give up (a seat), to hand over', 'the day before']
  expect(listTaughtPhrases(shown)).toEqual([
    ...['day-before', 'give-up', 'give-up-a-seat', 'give-up-a-seat-to-hand-over'],
    ...['give-up-to-hand-over', 'hand-over', 'rice-field', 'rice-field-paddy'],
  ])
})
