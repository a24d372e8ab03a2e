import { expect, test } from 'vitest'
import { toPercent } from './to-percent'

test('no line break parts a number from its sign', () => {
  expect(toPercent(0.621)).toBe('62\u00A0%')
})
