import { expect, test } from 'vitest'
import { toBelievedTime } from './believed-answer'

const at = new Date('2026-11-23T12:00:00Z')
const day = 86_400_000
const believe = (daysAgo: number, sessionStartedAt?: Date) =>
  (at.getTime() -
    toBelievedTime(at.getTime() - daysAgo * day, { at, sessionStartedAt }).getTime()) /
  day

test.each([
  [0.5, 0.5, 'this morning'],
  [365.9, 365.9, 'the first of 365 days, whenever today it is sent'],
  [400, 366, 'older than any device keeps an answer'],
  [-1, 0, 'in the future'],
])('an answer of %d days ago counts as %d days old: %s', (given, believed) => {
  expect(believe(given)).toBeCloseTo(believed, 9)
})

test('no answer is older than its session, but for clocks that differ', () => {
  expect(believe(3, new Date(at.getTime() - 2 * day))).toBeCloseTo(2 + 5 / (24 * 60), 9)
})
