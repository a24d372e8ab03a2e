import { newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { expect, test } from 'vitest'
import { isDueWithinFuzz } from './due-ahead'

const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })

test.each([
  [10, 9, true, 'a day early is within reach of ten'],
  [10, 8, false, 'two days early would leave the forecast of today wrong'],
  [10, 10, false, 'what is due today is not ahead of its time'],
  [10, 12, false, 'nor is what is late'],
  [100, 99, true, 'a day early is within reach of a hundred'],
  [100, 98, false, 'two days are too early, however long the interval'],
  [3, 2, true, 'three days may have been two'],
  [2, 1, false, 'two days are too few to move'],
])('an interval of %i days, on the %ith: %s, %s', (interval, elapsed, isAhead) => {
  const lastDay = 20_000
  const card = {
    ...newCard,
    phase: 'review' as const,
    lastDay,
    dueAtMs: calendar.toStart(lastDay + interval),
  }
  expect(isDueWithinFuzz(card, { today: lastDay + elapsed, calendar })).toBe(isAhead)
  expect(
    isDueWithinFuzz({ ...card, phase: 'relearning' }, { today: lastDay + elapsed, calendar }),
  ).toBe(false)
})
