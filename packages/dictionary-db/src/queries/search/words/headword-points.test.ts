import { expect, test } from 'vitest'
import { mishearingPenalty } from './headword-points'

test.each([
  ['しいんと', 'しんと', 0, 'the long vowel is heard short'],
  ['しいんと', 'しんとう', 500, 'and another vowel long'],
  ['ときょう', 'とうきょう', 0, 'a short vowel is long'],
  ['とうきよう', 'とうきょう', 0, 'a small kana is written large'],
  ['とうきょう', 'とうきょう', 0, 'the very same'],
])('%s for %s costs %d: %s', (typed, found, points) => {
  expect(mishearingPenalty(typed, found)).toBe(points)
})
