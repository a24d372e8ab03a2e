import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWallClock, findNextMoment, toMomentOfDay } from './moment-of-day'

const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockOf = (zone: string, dayStartHour = 4) => ({
  wallClock: createWallClock(zone),
  calendar: createLearnerCalendar({ zone, dayStartHour }),
  dayStartHour,
})

test.each([
  ['Asia/Tokyo', 4, '2026-03-10', '18:00', '2026-03-10T18:00+09:00', 'an evening'],
  ['Asia/Tokyo', 4, '2026-03-10', '02:00', '2026-03-11T02:00+09:00', 'the night after the day'],
  ['Asia/Tokyo', 0, '2026-03-10', '02:00', '2026-03-10T02:00+09:00', 'days from midnight on'],
  ['Europe/Berlin', 0, '2026-03-29', '02:30', '2026-03-29T03:00+02:00', 'skipped: at the change'],
  [
    'Europe/Berlin',
    4,
    '2026-03-28',
    '02:30',
    '2026-03-29T03:00+02:00',
    'skipped, of the day before',
  ],
  ['Europe/Berlin', 0, '2026-03-29', '03:00', '2026-03-29T03:00+02:00', 'right after the gap'],
  ['Europe/Berlin', 0, '2026-03-29', '01:30', '2026-03-29T01:30+01:00', 'right before the gap'],
  ['Europe/Berlin', 0, '2026-10-25', '02:30', '2026-10-25T02:30+02:00', 'twice: the first'],
  [
    'Europe/Berlin',
    0,
    '2026-10-25',
    '03:00',
    '2026-10-25T03:00+01:00',
    'after the hour that is twice',
  ],
  ['Europe/Berlin', 4, '2026-10-24', '02:00', '2026-10-25T02:00+02:00', 'the start of it'],
  ['America/New_York', 0, '2026-03-08', '02:30', '2026-03-08T03:00-04:00', 'west of UTC, skipped'],
  ['America/New_York', 0, '2026-11-01', '01:30', '2026-11-01T01:30-04:00', 'west of UTC, twice'],
  [
    'Australia/Lord_Howe',
    0,
    '2026-10-04',
    '02:15',
    '2026-10-04T02:30+11:00',
    'half an hour skipped',
  ],
  ['Australia/Lord_Howe', 0, '2026-04-05', '01:45', '2026-04-05T01:45+11:00', 'half an hour twice'],
  ['Africa/Cairo', 0, '2026-04-24', '00:30', '2026-04-24T01:00+03:00', 'midnight is skipped'],
  ['Pacific/Apia', 0, '2011-12-30', '18:00', '2011-12-31T00:00+14:00', 'a date that was left out'],
  ['Asia/Kathmandu', 4, '2026-01-01', '07:30', '2026-01-01T07:30+05:45', 'quarters of an hour'],
  ['Pacific/Kiritimati', 4, '2026-01-01', '00:00', '2026-01-02T00:00+14:00', 'far east'],
])('in %s from %i o’clock, of %s %s is %s: %s', (zone, dayStartHour, date, time, instant) => {
  const clock = clockOf(zone, dayStartHour)
  expect(new Date(toMomentOfDay(clock, dayOf(date), minuteOf(time))).toISOString()).toBe(
    new Date(instant).toISOString(),
  )
})

test('the next moment is later, of a day not sent for, and no earlier one would do', () => {
  const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'America/New_York', 'Asia/Tokyo', 'UTC']
  const clocks = new Map(zones.map((zone) => [zone, [0, 4, 12].map((hour) => clockOf(zone, hour))]))
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.nat(2),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }),
      fc.nat(47),
      fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
      (zone, place, atMs, half, sentAgo) => {
        const clock = clocks.get(zone)?.[place] ?? clockOf(zone)
        const minute = half * 30
        const today = clock.calendar.toDay(atMs)
        const sentForDay = sentAgo === undefined ? undefined : today - sentAgo
        const next = findNextMoment(clock, { atMs, minute, sentForDay })
        expect(next.atMs).toBeGreaterThan(atMs)
        expect(next.day).toBeGreaterThan(sentForDay ?? Number.NEGATIVE_INFINITY)
        const before = toMomentOfDay(clock, next.day - 1, minute)
        expect(before <= atMs || next.day - 1 <= (sentForDay ?? next.day - 2)).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
