import { expect, test } from 'vitest'
import { parseIsoDay } from '../../../../study/profile/learner-days'
import { tellBand, tellPassed } from './tell-milestone'

test.each([
  [{ ever: 0, now: 0 }, '0 so far.'],
  [{ ever: 60, now: 60 }, '60 so far.'],
  [{ ever: 61, now: 60 }, '61 so far; 1 of them is remembered less well today.'],
  [{ ever: 1270, now: 60 }, '1,270 so far; 1,210 of them are remembered less well today.'],
])('%o', (counts, told) => {
  expect(tellPassed(counts)).toBe(told)
})

test.each([
  ['2026-03-01', '2026-03-20', '2026-04-12', 'about Mar 20, 2026, between Mar 1 and Apr 12'],
  ['2026-12-20', '2027-01-04', '2027-02-01', 'about Jan 4, 2027, between Dec 20, 2026 and Feb 1'],
])('between %s and %s it comes', (early, likely, late, told) => {
  const [from = 0, day = 0, until = 0] = [early, likely, late].map((iso) => parseIsoDay(iso))
  expect(tellBand({ early: from, likely: day, late: until })).toBe(told)
})
