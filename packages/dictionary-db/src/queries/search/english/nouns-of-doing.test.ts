import { expect, test } from 'vitest'
import { nounOfDoing, verbOfNoun } from './nouns-of-doing'

test.each([
  ['analyze', 'analysis'],
  ['underestimate', 'underestimation'],
  ['rearrange', 'rearrangement'],
])('what one does who will %s is %s', (verb, noun) => {
  expect(nounOfDoing(verb)).toBe(noun)
})

test.each(['walk', 'rest', 'under'])('%s is told of in no table', (verb) => {
  expect(nounOfDoing(verb)).toBeUndefined()
})

test('the verb of a noun is told of what the table has', () => {
  expect(verbOfNoun('apology')).toBe('apologize')
  expect(verbOfNoun('walk')).toBeUndefined()
})
