import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listShortDays } from './short-days'
import { doesDayCount, findStreakToday, foldStreak, listFrozenDays } from './streak'

const rules = { isExcused: () => false, usesFreezes: true }
const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, each) => from + each)

test.each([
  [10, false, 0, true, 'ten reviews'],
  [9, false, 0, false, 'nine are too few'],
  [3, true, 0, true, 'three were all that was due'],
  [0, true, 0, false, 'nothing was due and nothing was done'],
  [0, false, 1, true, 'one lesson batch'],
  [0, false, 0, false, 'nothing'],
])(
  '%i reviews, dues done %s, %i batches: counts %s, because %s',
  (reviews, areDuesDone, lessonBatches, counts) => {
    expect(doesDayCount({ reviews, areDuesDone, lessonBatches })).toBe(counts)
  },
)

describe('a streak', () => {
  test.each([
    [[], 0, 0, 0, 'nothing yet'],
    [[5], 1, 1, 0, 'the first day'],
    [[5, 6, 7], 3, 3, 0, 'three in a row'],
    [[5, 6, 8], 1, 2, 0, 'a missed day without a freeze breaks it'],
    [days(1, 7), 7, 7, 1, 'seven in a row earn a freeze'],
    [days(1, 21), 21, 21, 2, 'two freezes are kept at most'],
    [[...days(1, 7), 9], 8, 8, 0, 'a freeze saves one missed day by itself'],
    [[...days(1, 7), 10], 1, 7, 1, 'one freeze does not save two days, and is kept'],
    [[...days(1, 14), 17], 15, 15, 0, 'two freezes save two days'],
    [[...days(1, 6), 8], 1, 6, 0, 'six days earn nothing'],
  ])('of the days %j is %i, at best %i, with %i freezes: %s', (kept, current, longest, freezes) => {
    expect(foldStreak(kept, rules)).toMatchObject({ current, longest, freezes })
  })

  test.each([
    [[...days(1, 7), 9], [8], 'one that a freeze saved'],
    [[...days(1, 14), 17], [15, 16], 'two that two saved'],
    [[...days(1, 7), 10], [], 'none where one freeze was too few'],
    [[1, 2, 3, 5], [], 'none where there was no freeze'],
    [[...days(1, 7), 9, ...days(10, 6), 17], [8, 16], 'each time that a streak was saved'],
  ])('of the days %j the forgiven ones are %j: %s', (kept, frozen) => {
    expect(listFrozenDays(kept, rules)).toEqual(frozen)
    expect(listFrozenDays(kept.toReversed(), rules)).toEqual(frozen)
    expect(listFrozenDays(kept, { ...rules, usesFreezes: false })).toEqual([])
    const isExcused = (day: number) => !kept.includes(day)
    expect(listFrozenDays(kept, { ...rules, isExcused })).toEqual([])
  })

  test('is not saved for whoever wants no freezes, and they are kept', () => {
    const kept = [...days(1, 7), 9]
    expect(foldStreak(kept, { ...rules, usesFreezes: false })).toMatchObject({
      current: 1,
      freezes: 1,
    })
  })

  test('lasts through a vacation, however long', () => {
    const isExcused = (day: number) => day >= 4 && day < 400
    expect(foldStreak([1, 2, 3, 400], { ...rules, isExcused })).toMatchObject({ current: 4 })
  })

  test('goes on when studied during a vacation', () => {
    const isExcused = (day: number) => day >= 4 && day < 10
    expect(foldStreak([1, 2, 3, 6, 10], { ...rules, isExcused }).current).toBe(5)
  })

  test('is the same in whatever order and how often the days arrive', () => {
    const anyDays = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
    fc.assert(
      fc.property(anyDays, fc.infiniteStream(fc.nat()), (kept, chances) => {
        const shuffled = [...kept, ...kept.slice(0, 5)]
          .map((day) => ({ day, place: chances.next().value ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
        expect(
          foldStreak(
            shuffled.map(({ day }) => day),
            rules,
          ),
        ).toEqual(foldStreak(kept, rules))
      }),
    )
  })

  test.each([
    [3, 3, 'the last day is today'],
    [4, 3, 'today may still be kept'],
    [5, 0, 'yesterday was missed'],
  ])('seen on day %i is %i long: %s', (today, current) => {
    expect(findStreakToday(foldStreak([1, 2, 3], rules), today, rules).current).toBe(current)
  })

  test('seen after a missed day lives while a freeze is there to save it', () => {
    const streak = foldStreak(days(1, 7), rules)
    expect(findStreakToday(streak, 9, rules).current).toBe(7)
    expect(findStreakToday(streak, 10, rules).current).toBe(0)
  })

  test('says which days were frozen; one that is excused, or lost, took none', () => {
    const streak = foldStreak(days(1, 14), rules)
    const seen = (today: number, given = rules) => {
      const { current, freezes, frozen } = findStreakToday(streak, today, given)
      return [current, freezes, frozen]
    }
    expect(seen(15)).toEqual([14, 2, 0])
    expect(seen(16)).toEqual([14, 1, 1])
    expect(seen(17)).toEqual([14, 0, 2])
    expect(seen(18)).toEqual([0, 2, 0])
    expect(seen(16, { ...rules, isExcused: () => true })).toEqual([14, 2, 0])
  })
})

describe('days that travel makes short', () => {
  const tokyo = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
  const honolulu = createLearnerCalendar({ zone: 'Pacific/Honolulu', dayStartHour: 4 })
  const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000

  test('a flight at noon from Honolulu to Tokyo leaves eight hours of the day it left', () => {
    const atMs = Date.parse('2026-05-05T12:00-10:00')
    expect(listShortDays({ atMs, before: honolulu, after: tokyo })).toEqual([dayOf('2026-05-05')])
  })

  test('a flight in the evening leaves two short days', () => {
    const atMs = Date.parse('2026-05-05T20:00-10:00')
    expect(listShortDays({ atMs, before: honolulu, after: tokyo })).toEqual([
      dayOf('2026-05-05'),
      dayOf('2026-05-06'),
    ])
  })

  test('a flight back makes a day longer, and none short', () => {
    const atMs = Date.parse('2026-05-06T12:00+09:00')
    expect(listShortDays({ atMs, before: tokyo, after: honolulu })).toEqual([])
  })

  test('an hour more or less is no short day', () => {
    const berlin = createLearnerCalendar({ zone: 'Europe/Berlin', dayStartHour: 4 })
    const london = createLearnerCalendar({ zone: 'Europe/London', dayStartHour: 4 })
    const atMs = Date.parse('2026-05-06T12:00+02:00')
    expect(listShortDays({ atMs, before: london, after: berlin })).toEqual([])
  })
})
