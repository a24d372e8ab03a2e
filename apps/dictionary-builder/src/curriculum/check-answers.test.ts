import type { StoredSubjectStudy } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { expect, test } from 'vitest'
import { AnswerCheck, hasBalancedBrackets } from './check-answers'

const study: StoredSubjectStudy = {
  meaning: 'comfort',
  acceptedMeanings: ['comfort', 'music'],
  blockedMeanings: [{ text: 'medicine', subjectId: null }],
  reading: null,
  lookAlikes: [],
  siblings: [],
  lesson: null,
}

function check(changes: Partial<StoredSubjectStudy>): () => void {
  const found = new AnswerCheck()
  found.add('楽', { ...study, ...changes }, ['comfort', 'to be easy'])
  return () => found.finish()
}

test('what is taught and refused as it should be passes', () => {
  expect(check({})).not.toThrow()
})

test('a sense of the same character may not be refused, with "to" or without', () => {
  const blockedMeanings = [{ text: 'be easy', subjectId: null }]
  expect(check({ blockedMeanings })).toThrow('楽 means "be easy", which is refused')
})

test('a person who says why may refuse one', () => {
  const reason = 'That is how the word feels, not what the kanji means here.'
  const blockedMeanings = [{ text: 'be easy', subjectId: null, isByHand: true, reason }]
  expect(check({ blockedMeanings })).not.toThrow()
})

test('a meaning with a bracket that is not closed is not taught', () => {
  expect(check({ acceptedMeanings: ['dog familiaris)'] })).toThrow('taught as "dog familiaris)"')
})

test.each([
  ['dog', true],
  ['dog (pet [small])', true],
  ['dog familiaris)', false],
  ['dog (pet', false],
  ['dog (pet]', false],
])('the brackets of "%s" are balanced: %s', (text, isBalanced) => {
  expect(hasBalancedBrackets(text)).toBe(isBalanced)
})
