import { expect, test } from 'vitest'
import { countOf, nounOf } from './percent'

test.each([
  [0, 'reviews'],
  [1, 'review'],
  [2, 'reviews'],
])('%i is a number of %s', (count, noun) => {
  expect(nounOf(count, 'review')).toBe(noun)
  expect(countOf(count, 'review')).toBe(`${count} ${noun}`)
})
