import { expect, test } from 'vitest'
import { findArchiveBorder } from './archive-old-answers'

const dayMs = 86_400_000

test('thirteen months at least stay in the log, and the border moves once in thirty days', () => {
  const borders = new Set<number>()
  for (let day = 20_000; day < 20_300; day += 1) {
    const border = findArchiveBorder(new Date(day * dayMs + 12_345))
    expect(day - border).toBeGreaterThanOrEqual(396)
    expect(day - border).toBeLessThan(396 + 30)
    borders.add(border)
  }
  expect(borders.size).toBe(11)
})
