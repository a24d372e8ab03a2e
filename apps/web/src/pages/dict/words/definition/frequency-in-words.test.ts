import { expect, test } from 'vitest'
import { describeFrequency } from './frequency-in-words'

test.each([
  [1, 'Among the 100 commonest'],
  [303, 'Among the 500 commonest'],
  [500, 'Among the 500 commonest'],
  [1234, 'Among the 2,000 commonest'],
  [63_517, 'Beyond the 50,000 commonest'],
])('the word of rank %d: %s', (rank, words) => {
  expect(describeFrequency(rank)).toBe(words)
})
