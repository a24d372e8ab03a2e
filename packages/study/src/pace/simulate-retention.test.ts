import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { expect, test } from 'vitest'
import { simulateRetention } from './simulate-retention'

const current = createMemoryModel()
const study = {
  groups: [{ stability: 20, difficulty: 5, age: 10, count: 500 }],
  newPerDay: 20,
  cardsLeft: 10_000,
  secondsPerAnswer: 6.6,
  secondsPerNewCard: 47,
}

const simulate = (retention: number, given: Partial<typeof study> = {}) =>
  simulateRetention(
    { ...study, ...given },
    {
      wished: createMemoryModel({ retention }),
      current,
      stands: [90, 365],
      random: createSeededRandom(1),
    },
  )

test('a higher wish costs more reviews, and more is remembered', () => {
  const years = [0.8, 0.9, 0.95].map((retention) => simulate(retention)[1])
  const [low, usual, high] = years
  if (low === undefined || usual === undefined || high === undefined) throw new Error('no stand')
  expect(low.reviews).toBeLessThan(usual.reviews)
  expect(usual.reviews * 1.2).toBeLessThan(high.reviews)
  expect(low.remembered).toBeLessThan(usual.remembered)
  expect(usual.remembered).toBeLessThan(high.remembered)
  expect(usual.begun).toBe(500 + 366 * 20)
  expect(usual.minutes).toBeCloseTo((usual.reviews * 6.6 + 20 * 47) / 60, 5)
})

test('as much is remembered of what is due as is wished', () => {
  // Without new cards, what is not asked is remembered better than what is.
  const [, year] = simulate(0.9, { newPerDay: 0 })
  expect(year?.begun).toBe(500)
  expect((year?.remembered ?? 0) / 500).toBeGreaterThan(0.9)
})

test('a course that has come to its end brings no more cards', () => {
  const [quarter] = simulate(0.9, { cardsLeft: 30 })
  expect(quarter?.begun).toBe(530)
  expect(simulate(0.9, { groups: [], cardsLeft: 0 })[1]).toMatchObject({ reviews: 0, minutes: 0 })
})
