import type { CountedCalls } from '@kotonoha/user-db/queries/agent/count-calls'
import { expect, test } from 'vitest'
import { findWaitSeconds } from './call-limits'

const at = new Date('2026-04-01T23:58:45Z')

test.each<[Omit<CountedCalls, 'grant'>, number | undefined, string]>([
  [{ minuteCalls: 60, minuteWrites: 20, dayCalls: 5000 }, undefined, 'the last of each'],
  [{ minuteCalls: 61, minuteWrites: 0, dayCalls: 61 }, 15, 'too many in this minute'],
  [{ minuteCalls: 21, minuteWrites: 21, dayCalls: 21 }, 15, 'too many changes in this minute'],
  [{ minuteCalls: 1, minuteWrites: 0, dayCalls: 5001 }, 75, 'too many on this day'],
])('with %j counted a grant waits %s seconds: %s', (counted, seconds, _why) => {
  expect(findWaitSeconds(counted as CountedCalls, at)).toBe(seconds)
})
