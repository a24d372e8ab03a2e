import { expect, test } from 'vitest'
import { isRetired } from './retirement'

test.each([
  [364.9, 'review', false, 'not yet a year'],
  [365, 'review', true, 'a year'],
  [800, 'relearning', false, 'it was just forgotten'],
  [800, 'learning', false, 'it is being learnt'],
] as const)('a card of %s days in %s retires: %s (%s)', (stability, phase, expected, _reason) => {
  expect(isRetired({ phase, memory: { stability, difficulty: 5 } })).toBe(expected)
})

test('a card that nothing is known of does not retire', () => {
  expect(isRetired({ phase: 'new', memory: undefined })).toBe(false)
})
