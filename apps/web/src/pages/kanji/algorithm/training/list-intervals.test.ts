import { expect, test } from 'vitest'
import { listIntervals } from './list-intervals'

test('by the default parameters a card that is always known comes back after 2, 11, 46, 163 and 497 days', () => {
  expect(listIntervals(null, 0.9).afterSuccesses).toEqual([2, 11, 46, 163, 497])
})

test('whoever wants to forget less is asked sooner, after a lapse as well', () => {
  const usual = listIntervals(null, 0.9)
  const eager = listIntervals(null, 0.95)
  expect(eager.afterSuccesses[2]).toBeLessThan(usual.afterSuccesses[2] ?? 0)
  expect(usual.afterLapse).toBeLessThan(30)
  expect(eager.afterLapse).toBeLessThanOrEqual(usual.afterLapse)
})
