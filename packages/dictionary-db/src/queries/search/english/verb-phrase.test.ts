import { expect, test } from 'vitest'
import { endsInParticle, isInfinitivePhrase, isVerbPhrase } from './verb-phrase'

test.each([
  ['give up', true, 'a verb and its particle'],
  ['look after', true, 'a preposition that belongs to the verb'],
  ['take a picture', true, 'a verb and what is done'],
  ['give', false, 'one word may be anything'],
  ['washing machine', false, 'a noun before another one'],
  ['answer sheet', false, 'a verb that is a noun here'],
  ['day off', false, 'a particle, but after a noun'],
])('%s says what one does: %s, %s', (phrase, isVerb) => {
  expect(isVerbPhrase(phrase.split(' '))).toBe(isVerb)
})

test.each([
  ['run out', true],
  ['up', false],
  ['run', false],
])('%s ends in a particle: %s', (phrase, ends) => {
  expect(endsInParticle(phrase.split(' '))).toBe(ends)
})

test.each([
  ['to eat out', true],
  ['to the left', false],
  ['to my surprise', false],
  ['to', false],
])('%s is an infinitive: %s', (phrase, is) => {
  expect(isInfinitivePhrase(phrase.split(' '))).toBe(is)
})
