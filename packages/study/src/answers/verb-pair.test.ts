import { expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'
import type { VerbUse } from './verb-pair'

const toClose = ['to close, shut', 'to close', 'shut']
const toBeClosed = ['to close, to be closed', 'to close', 'to be closed']
const closing: VerbUse = {
  isTransitive: true,
  partner: { literal: '閉まる', meanings: toBeClosed },
}
const closes: VerbUse = { isTransitive: false, partner: { literal: '閉める', meanings: toClose } }

const judge = (typed: string, accepted: readonly string[], verb: VerbUse | undefined) => {
  const asked = { kind: 'word', accepted, synonyms: [], blocked: [], readings: [], verb } as const
  return checkMeaning(typed, asked)
}

test.each([
  ['to close something', 'an object that is not named'],
  ['close a door', 'one that is'],
  ['closing it', 'one that is told by a word'],
  ['shut', 'what is accepted for the other verb only'],
])('“%s” is the other verb for 閉まる: %s', (typed) => {
  const verdict = { outcome: 'retry', reason: 'intransitive-wanted', matched: '閉める' }
  expect(judge(typed, toBeClosed, closes)).toEqual(verdict)
})

test.each([
  ['to be closed', 'what is accepted for the other verb only'],
  ['be shut', 'a form of be'],
  ['getting closed', 'a form of get'],
  ['to close by itself', 'nobody does it'],
])('“%s” is the other verb for 閉める: %s', (typed) => {
  const verdict = { outcome: 'retry', reason: 'transitive-wanted', matched: '閉まる' }
  expect(judge(typed, toClose, closing)).toEqual(verdict)
})

test.each([
  ['close', toBeClosed, closes, 'English has one word for both'],
  ['to close', toClose, closing, 'and so for the other'],
  ['close a door', toClose, closing, 'an object where there is one'],
  ['shut something', toClose, closing, 'one that is not named'],
  ['to be closed', toBeClosed, closes, 'itself'],
])('“%s” is right for %j: %s', (typed, accepted, verb) => {
  expect(judge(typed, accepted, verb).outcome).toBe('right')
})

test('an object says nothing where the other verb is another word in English', () => {
  const toRide = ['to ride', 'to get on']
  const toGiveARide = ['to give a ride', 'to load']
  const verb = { isTransitive: false, partner: { literal: '乗せる', meanings: toGiveARide } }
  expect(judge('give a ride', toRide, verb)).toMatchObject({ outcome: 'retry', matched: '乗せる' })
  expect(judge('load something', toRide, verb).outcome).toBe('wrong')
})

test('a verb without a partner is judged as any word', () => {
  const alone = { isTransitive: false, partner: null }
  expect(judge('board a train', ['to board'], undefined).outcome).toBe('wrong')
  expect(judge('boarding a train', ['boarding (a train)', 'boarding'], alone).outcome).toBe('right')
})

test('the learner’s own synonym stays right', () => {
  const question = { kind: 'word', accepted: toBeClosed, blocked: [], readings: [] } as const
  const asked = { ...question, synonyms: ['close something'], verb: closes }
  expect(checkMeaning('close something', asked)).toMatchObject({ reason: 'synonym' })
})
