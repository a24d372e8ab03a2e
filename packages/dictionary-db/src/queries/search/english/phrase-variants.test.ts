import { expect, test } from 'vitest'
import {
  listPains,
  listPhrasesOfKinds,
  listPhraseVariants,
  listPlacesOfBeing,
  listSplits,
  listStates,
  listTraits,
  toPredicate,
} from './phrase-variants'

test.each([
  ['take an exam', 'take an examination', 'another word for the same thing'],
  ['buy a bike', 'buy a bicycle', 'the article stays'],
])('%s may be %s in the glosses: %s', (asked, said) => {
  expect(listPhraseVariants(asked)).toContain(said)
})

test('what one is, is a noun in the glosses, of one word or two', () => {
  expect(listTraits('left-handed')).toEqual(['left handedness', 'lefthandedness'])
  expect(listTraits('left hand')).toEqual([])
})

test.each([
  ['to keep a cat', 'to keep a pet', 'a cat is a pet'],
  ['to wear jeans', 'to put on pants', 'who wears something has put it on'],
])('%s may be %s: %s', (asked, said) => {
  expect(listPhrasesOfKinds(asked)).toContain(said)
})

test.each([
  ["I'm cold", 'to be cold'],
  ['I am very tired', 'to be tired'],
  ["he's happy", 'to be happy'],
  ['I feel dizzy', 'to be dizzy'],
  ["I'm in a hurry", 'to be in a hurry'],
  ["I'm a student", undefined],
  ['cold', undefined],
])('%s is %s', (text, predicate) => {
  expect(toPredicate(text)).toBe(predicate)
})

test('two words in one are those of which both are words', () => {
  const words = new Set(['ice', 'cream', 'icecr'])
  expect(listSplits('IceCream', (part) => words.has(part))).toEqual(['ice cream'])
  expect(listSplits('icecap', () => true)).toEqual([])
})

test('to be sick is a sickness or an illness; business is no being busy', () => {
  expect(listStates('to be sick')).toEqual(['sickness', 'illness'])
  expect(listStates('to be busy')).toEqual([])
  expect(listStates('to run')).toEqual([])
})

test('what hurts is an ache of its own, or a pain in it', () => {
  expect(listPains('my head hurts')).toEqual(['headache', 'pain in the head', 'sore head'])
  expect(listPains('that hurts')).toEqual([])
  expect(listPains('hurts')).toEqual([])
})

test('who is in a bad mood is so without a "to be"; in front says where', () => {
  expect(listPlacesOfBeing('be in a bad mood')).toEqual(['in a bad mood'])
  expect(listPlacesOfBeing('in a bad mood')).toEqual([])
  expect(listPlacesOfBeing('to be sick')).toEqual([])
})
