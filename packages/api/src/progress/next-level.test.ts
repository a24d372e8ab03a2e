import { expect, test } from 'vitest'
import { findNextLevel } from './next-level'

const dayMs = 86_400_000
const toDay = (ms: number) => Math.floor(ms / dayMs)
const today = 20_000

/** Levels one after another, each of so many days; the one after them was opened days ago. */
function ask(days: readonly number[], openedDaysAgo: number) {
  const level = days.length + 1
  const openedAt = new Date((today - openedDaysAgo) * dayMs)
  const next = { level, openedAt, passedAt: undefined, source: 'study' as const }
  return findNextLevel(
    { openLevels: new Map([[level, next]]) },
    {
      levels: days.map((each, place) => ({ level: place + 1, days: each, passedOn: 100 + place })),
      today,
      toDay,
    },
  )
}

test('the next level comes as long after its opening as the latest took', () => {
  expect(ask([10, 10, 20, 20, 30, 30], 5)).toEqual({
    level: 7,
    early: today + 5,
    likely: today + 15,
    late: today + 25,
  })
  // Only the last ten count.
  expect(ask([90, 90, 90, ...Array<number>(10).fill(8)], 0)?.late).toBe(today + 8)
})

test('what should have come by now comes from today on', () => {
  expect(ask([10, 10, 20, 30, 30], 15)).toEqual({
    level: 6,
    early: today,
    likely: today + 5,
    late: today + 15,
  })
})

test.each([
  ['after two levels', [9, 9], 0],
  ['where it has taken longer than the others already', [9, 9, 9], 10],
  ['after levels that were caught up with in one go', [0, 0.1, 0], 0],
])('nothing is told %s', (_, days, openedDaysAgo) => {
  expect(ask(days, openedDaysAgo)).toBeNull()
})
