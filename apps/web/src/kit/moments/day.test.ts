import { expect, test } from 'vitest'
import { describeLast } from './day'

const now = new Date('2026-04-10T12:00:00Z')

test.each([
  ['2026-04-10T11:59:30Z', 'just now', 'within a minute'],
  ['2026-04-10T12:00:30Z', 'just now', 'the server’s clock is a little ahead'],
  ['2026-04-10T11:59:00Z', '1 minute ago', 'a minute'],
  ['2026-04-10T09:10:00Z', '2 hours ago', 'full hours count'],
  ['2026-04-09T11:00:00Z', 'yesterday', 'a day'],
  ['2026-04-04T12:00:00Z', '6 days ago', 'less than a week'],
  ['2026-03-20T12:00:00Z', 'on March 20, 2026', 'a day is easier to place than a number'],
])('%s was %s: %s', (moment, words) => {
  expect(describeLast(moment, now)).toBe(words)
})
