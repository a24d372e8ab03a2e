import { expect, test } from 'vitest'
import { toCalendarDate } from './calendar-date'

test('the date is the one of the clock on the wall, whatever it is in Greenwich', () => {
  // The constructor with parts takes local time.
  expect(toCalendarDate(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(toCalendarDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
