import { describe, expect, test } from 'vitest'
import { createLearnerCalendar } from './learner-day'

const at = (text: string) => Date.parse(text)
const dayOf = (date: string) => at(`${date}T00:00Z`) / 86_400_000

describe('the day of an instant', () => {
  test.each([
    ['Asia/Tokyo', 4, '2026-03-10T03:59:59.999+09:00', '2026-03-09', 'night belongs to yesterday'],
    ['Asia/Tokyo', 4, '2026-03-10T04:00+09:00', '2026-03-10', 'a new day at four'],
    ['Asia/Tokyo', 0, '2026-03-10T00:00+09:00', '2026-03-10', 'a day may start at midnight'],
    ['Asia/Tokyo', 4, '2026-03-10T09:30+09:00', '2026-03-10', 'half past midnight in UTC'],
    ['Asia/Tokyo', 4, '2026-03-10T08:50+09:00', '2026-03-10', 'before midnight in UTC'],
    ['Europe/Berlin', 4, '2024-02-29T12:00+01:00', '2024-02-29', 'a leap day is a day'],
    ['Europe/Berlin', 4, '2024-03-01T03:30+01:00', '2024-02-29', 'and its night is long'],
    ['Europe/Berlin', 4, '2023-03-01T03:30+01:00', '2023-02-28', 'no leap day in 2023'],
    ['America/New_York', 4, '2025-12-31T23:30-05:00', '2025-12-31', 'New Year in UTC only'],
    ['Pacific/Kiritimati', 4, '2026-01-01T12:00+14:00', '2026-01-01', 'far east of UTC'],
    ['Pacific/Pago_Pago', 4, '2026-01-01T12:00-11:00', '2026-01-01', 'far west of UTC'],
    ['Asia/Kathmandu', 4, '2026-01-01T03:50+05:45', '2025-12-31', 'quarters of an hour'],
    ['UTC', 4, '1969-12-31T05:00Z', '1969-12-31', 'days before 1970 count backwards'],
  ])('in %s from %i o’clock, %s is %s: %s', (zone, dayStartHour, instant, date) => {
    expect(createLearnerCalendar({ zone, dayStartHour }).toDay(at(instant))).toBe(dayOf(date))
  })

  test('flying west turns the clock back, so the same instant may be the day before', () => {
    const instant = at('2026-05-05T06:00+09:00')
    const inTokyo = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
    const inHonolulu = createLearnerCalendar({ zone: 'Pacific/Honolulu', dayStartHour: 4 })
    expect(inTokyo.toDay(instant) - inHonolulu.toDay(instant)).toBe(1)
  })
})

test.each([
  ['Europe/Berlin', 4],
  ['America/New_York', 2],
  ['Asia/Kathmandu', 0],
  ['Australia/Lord_Howe', 2],
  ['Africa/Cairo', 0],
  ['Pacific/Apia', 4],
])(
  'in %s from %i o’clock, every day goes from its start to that of the next, in whatever order they are asked for',
  (zone, dayStartHour) => {
    const calendar = createLearnerCalendar({ zone, dayStartHour })
    const first = dayOf('2011-10-01')
    // 149 and 400 have no common factor: each day comes once, far from the one before.
    for (let index = 0; index < 400; index += 1) {
      const day = first + ((index * 149) % 400)
      const start = calendar.toStart(day)
      expect(calendar.toDay(start)).toBe(day)
      expect(calendar.toDay(start - 1)).toBe(day - 1)
      if (index % 40 > 0) continue
      const other = createLearnerCalendar({ zone, dayStartHour })
      expect(other.toDay(start)).toBe(day)
      expect(other.toDay(start - 1)).toBe(day - 1)
      expect(other.toStart(day)).toBe(start)
    }
  },
)

describe('the start of a day', () => {
  test.each([
    ['Asia/Tokyo', 4, '2026-03-10', '2026-03-10T04:00+09:00', 'an ordinary day'],
    ['Europe/Berlin', 4, '2024-02-29', '2024-02-29T04:00+01:00', 'a leap day'],
    ['Europe/Berlin', 4, '2026-03-29', '2026-03-29T04:00+02:00', 'clocks went forward at two'],
    ['Europe/Berlin', 2, '2026-03-29', '2026-03-29T03:00+02:00', 'two o’clock is skipped'],
    ['Europe/Berlin', 2, '2026-10-25', '2026-10-25T02:00+02:00', 'two o’clock comes twice'],
    ['Africa/Cairo', 0, '2026-04-24', '2026-04-24T01:00+03:00', 'midnight is skipped'],
  ])('in %s from %i o’clock, %s begins at %s: %s', (zone, dayStartHour, date, instant) => {
    const calendar = createLearnerCalendar({ zone, dayStartHour })
    expect(calendar.toStart(dayOf(date))).toBe(at(instant))
  })

  test.each([
    ['2026-03-28', 23, 'clocks go forward'],
    ['2026-10-24', 25, 'clocks go back'],
    ['2026-10-25', 24, 'nothing happens'],
  ])('the Berlin day of %s has %i hours, because %s', (date, hours) => {
    const calendar = createLearnerCalendar({ zone: 'Europe/Berlin', dayStartHour: 4 })
    const day = dayOf(date)
    expect(calendar.toStart(day + 1) - calendar.toStart(day)).toBe(hours * 3_600_000)
  })
})

test.each([
  ['Asia/Edo', 4],
  ['UTC', 24],
  ['UTC', -1],
  ['UTC', 4.5],
])('there is no calendar for %s from %d o’clock', (zone, dayStartHour) => {
  expect(() => createLearnerCalendar({ zone, dayStartHour })).toThrow(RangeError)
})
