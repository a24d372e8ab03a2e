import { expect, test } from 'vitest'
import { formatAgo, formatWhen, type StudyClock } from './study-times'

const tokyo: StudyClock = { zone: 'Asia/Tokyo', hourCycle: 'h23' }
const newYork: StudyClock = { zone: 'America/New_York', hourCycle: 'h12' }

test.each([
  [tokyo, '2026-04-01T09:00:00Z', 'today at 18:00', 'the clock is the learner’s own'],
  [tokyo, '2026-04-01T19:00:00Z', 'tomorrow at 04:00', 'it is the next date in Tokyo already'],
  [newYork, '2026-04-01T19:00:00Z', 'today at 3:00 PM', 'and still the same in New York'],
  [tokyo, '2026-04-04T03:00:00Z', 'Sat, Apr 4', 'further away the date is enough'],
])('%j at %s is %s: %s', (clock, moment, expected, _reason) => {
  expect(formatWhen(clock, moment, new Date('2026-04-01T04:00:00Z'))).toBe(expected)
})

test.each([
  [20_000, 'just now'],
  [12 * 60_000, '12 min ago'],
  [2 * 3_600_000, '2 h ago'],
  [72 * 3_600_000, '3 days ago'],
])('%i ms are %s', (elapsedMs, expected) => {
  const now = new Date('2026-04-01T04:00:00Z')
  expect(formatAgo(new Date(now.getTime() - elapsedMs).toISOString(), now)).toBe(expected)
})
