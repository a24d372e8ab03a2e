import { expect, test } from 'vitest'
import { buildSense, buildWord } from '../testing/build-word'
import { describeWord } from './describe-word'

test('a word is described by its reading and its numbered meanings, in whole words of 200 letters', () => {
  const senses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((meaningId) =>
    buildSense({ meaningId }),
  )
  const description = describeWord(buildWord({ senses }))
  expect(description).toMatch(/^.+（.+）: 1\. meaning 1 2\. meaning 2 /)
  expect(description.length).toBeLessThanOrEqual(200)
})
