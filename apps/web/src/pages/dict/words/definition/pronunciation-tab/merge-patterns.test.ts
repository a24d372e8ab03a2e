import { expect, test } from 'vitest'
import { mergePatterns } from './merge-patterns'

test('がらがら is flat as a noun and as an adjective: one melody with both named', () => {
  const merged = mergePatterns([
    { downstep: 1, partsOfSpeech: ['adv'] },
    { downstep: 0, partsOfSpeech: ['adj-na'] },
    { downstep: 3, partsOfSpeech: ['n'] },
    { downstep: 0, partsOfSpeech: ['n'] },
  ])
  expect(merged).toEqual([
    { downstep: 1, partsOfSpeech: ['adv'] },
    { downstep: 0, partsOfSpeech: ['adj-na', 'n'] },
    { downstep: 3, partsOfSpeech: ['n'] },
  ])
})

test('the same thing said twice is said once', () => {
  const twice = { downstep: 0, partsOfSpeech: ['adj-na'] }
  expect(mergePatterns([twice, twice])).toEqual([twice])
})

test('a melody that always holds is not narrowed by a later condition', () => {
  const merged = mergePatterns([
    { downstep: 2, partsOfSpeech: [] },
    { downstep: 2, partsOfSpeech: ['n'] },
  ])
  expect(merged).toEqual([{ downstep: 2, partsOfSpeech: [] }])
})
