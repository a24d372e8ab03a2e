import { expect, test } from 'vitest'
import { type GivenWork, toFirstRating, toOverriddenRating, toRating } from './grading'

const typed = (work: Partial<GivenWork & { input: 'typed' }>): GivenWork => ({
  input: 'typed',
  isRight: true,
  hints: 0,
  nudges: 0,
  isTooEasy: false,
  ...work,
})
const drawn = (work: Partial<GivenWork & { input: 'drawn' }>): GivenWork => ({
  input: 'drawn',
  hasGivenUp: false,
  hasShape: true,
  hasStrokeOrder: true,
  hints: 0,
  isTooEasy: false,
  ...work,
})

test.each<[GivenWork, number, string]>([
  [typed({}), 3, 'a right answer is Good'],
  [typed({ isRight: false }), 1, 'a wrong one is Again'],
  [typed({ hints: 1 }), 2, 'a hint makes it Hard'],
  [typed({ nudges: 1 }), 3, 'the first other reading is free'],
  [typed({ nudges: 2 }), 2, 'the second makes it Hard'],
  [typed({ isTooEasy: true }), 4, 'Easy is the learner’s word'],
  [typed({ isTooEasy: true, hints: 1 }), 2, 'but not after a hint'],
  [typed({ isTooEasy: true, isRight: false }), 1, 'nor for a wrong answer'],
  [drawn({}), 3, 'a clean drawing is Good'],
  [drawn({ hints: 1 }), 2, 'one hint makes it Hard'],
  [drawn({ hints: 2 }), 1, 'two hints are Again'],
  [drawn({ hasStrokeOrder: false }), 2, 'a wrong stroke order makes it Hard'],
  [drawn({ hasShape: false }), 1, 'a shape that does not pass is Again'],
  [drawn({ hasGivenUp: true }), 1, 'giving up is Again'],
  [drawn({ isTooEasy: true }), 4, 'Easy is the learner’s word'],
  [drawn({ isTooEasy: true, hasStrokeOrder: false }), 2, 'but not with a wrong stroke order'],
  [{ input: 'self-graded', rating: 2 }, 2, 'a self-given grade counts as given'],
])('%j is graded %i: %s', (work, rating) => {
  expect(toRating(work)).toBe(rating)
})

test.each([
  [0, 3, 'all right'],
  [1, 3, 'one miss in a lesson is learning'],
  [2, 1, 'two are not learnt yet'],
  [5, 1, 'nor are five'],
])('a quiz question missed %i times starts its card with %i: %s', (misses, rating) => {
  expect(toFirstRating(misses)).toBe(rating)
})

test('marked by hand, an answer is Good or Again, never anything between', () => {
  expect([toOverriddenRating(true), toOverriddenRating(false)]).toEqual([3, 1])
})
