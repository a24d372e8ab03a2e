import { expect, test } from 'vitest'
import { listDatesOfToday } from './dates-of-today'

test.each([
  ['2026-04-01T09:00:00Z', '2026-03-31 2026-04-01', 'Baker Island is still in yesterday'],
  ['2026-04-01T11:00:00Z', '2026-03-31 2026-04-01 2026-04-02', 'three dates for two hours'],
  ['2026-04-01T13:00:00Z', '2026-04-01 2026-04-02', 'Kiritimati is in tomorrow'],
  ['2026-12-31T23:00:00Z', '2026-12-31 2027-01-01', 'the year turns'],
])('at %s it is %s somewhere: %s', (now, dates, _reason) => {
  expect(listDatesOfToday(new Date(now)).join(' ')).toBe(dates)
})
