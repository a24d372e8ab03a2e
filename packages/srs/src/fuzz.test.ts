import { expect, test } from 'vitest'
import { earliestFuzzedDays, fuzzInterval } from './fuzz'

const seeds = Array.from({ length: 4000 }, (_, index) => `learner/食/meaning/${index}`)

test.each([
  [1, 1, 1, 'tomorrow stays tomorrow'],
  [2, 2, 2, 'two days are too few to move'],
  [3, 2, 4, 'a day to either side'],
  [10, 8, 12, '1 + 0.15 × 4.5 + 0.1 × 3 days'],
  [100, 93, 107, '1 + 0.675 + 1.3 + 0.05 × 80 days'],
])('%i days become %i to %i: %s', (interval, earliest, latest) => {
  const days = seeds.map((seed) => fuzzInterval(interval, { seed }))
  expect([Math.min(...days), Math.max(...days)]).toEqual([earliest, latest])
  expect(earliestFuzzedDays(interval)).toBe(earliest)
})

test('every day of the range is about as likely, so that load spreads', () => {
  const counts = new Map<number, number>()
  for (const seed of seeds) {
    const days = fuzzInterval(100, { seed })
    counts.set(days, (counts.get(days) ?? 0) + 1)
  }
  const expected = seeds.length / 15
  expect(counts.size).toBe(15)
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected / 3)
})

test('the same seed gives the same day, here and on every device', () => {
  const days = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2'].map((seed) => fuzzInterval(365, { seed }))
  expect(days).toEqual([359, 369, 374, 357, 376])
})

test('fuzz never passes the longest interval', () => {
  const days = seeds.map((seed) => fuzzInterval(60, { seed, maximumIntervalDays: 60 }))
  expect(Math.max(...days)).toBe(60)
})
