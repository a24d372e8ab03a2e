import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSubjectId } from '../subject'
import {
  countNewCardsLeft,
  countReviewsLeft,
  forecastMinutesPerDay,
  isForecastFull,
  type PaceLimits,
  type PaceToday,
} from './daily-limits'
import { countForecast } from './forecast'
import { findLeechScore, isLeech, isLeechNotice } from './leech'
import { chooseBatch, type Lesson, takeLessonsOfToday } from './lesson-batch'
import { findSecondsPerAnswer, measureSecondsPerAnswer } from './seconds-per-answer'

const limits: PaceLimits = { newPerDay: 15, reviewCap: null, minutesPerDay: null }
const today: PaceToday = {
  newCardsToday: 0,
  reviewsToday: 0,
  isOnVacation: false,
}

describe('new cards today', () => {
  test.each<[Partial<PaceLimits>, Partial<PaceToday>, number, string]>([
    [{}, {}, 15, 'the whole limit'],
    [{}, { newCardsToday: 4 }, 11, 'what is left of it'],
    [{}, { newCardsToday: 20 }, 0, 'never below nothing'],
    [{ newPerDay: 0 }, {}, 0, 'a limit of none'],
    [{}, { isOnVacation: true }, 0, 'none on vacation'],
  ])('with %j and %j: %i, %s', (chosen, done, left) => {
    expect(countNewCardsLeft({ ...limits, ...chosen }, { ...today, ...done })).toBe(left)
  })

  test.each<[number | null, number, boolean, string]>([
    [20, 840, false, '840 × 10 s in 7 days are 20 minutes'],
    [20, 841, true, 'a second more is too much'],
    [null, 100_000, false, 'nothing is, for who set no minutes'],
  ])('of %s minutes a day %i answers in a week fill all: %s, %s', (minutes, dues, isFull, _why) => {
    const week = { duesInSevenDays: dues, secondsPerAnswer: 10 }
    expect(isForecastFull({ ...limits, minutesPerDay: minutes }, week)).toBe(isFull)
    expect(forecastMinutesPerDay(week)).toBeCloseTo(dues / 42, 6)
  })
})

test.each<[number | null, number, boolean, number, number, string]>([
  [null, 0, false, 300, 300, 'no cap'],
  [100, 0, false, 300, 100, 'the cap'],
  [100, 80, false, 300, 20, 'what is left of the cap'],
  [100, 120, false, 300, 0, 'a cap lowered during the day'],
  [100, 0, false, 30, 30, 'fewer are due than the cap allows'],
  [null, 0, true, 300, 0, 'vacation hides what is due'],
])(
  'with a cap of %s, %i done, vacation %s, of %i due cards %i are asked: %s',
  (reviewCap, reviewsToday, isOnVacation, due, left) => {
    expect(
      countReviewsLeft({ ...limits, reviewCap }, { ...today, reviewsToday, isOnVacation }, due),
    ).toBe(left)
  },
)

describe('lessons', () => {
  const buildLesson = (lesson: Partial<Lesson>): Lesson => ({
    subjectId: toSubjectId('kanji', 1),
    kind: 'kanji',
    ...lesson,
  })
  const kinds = (lessons: readonly Lesson[]) => lessons.map(({ kind }) => kind)
  const component = buildLesson({ kind: 'component' })
  const kanji = buildLesson({})
  const word = buildLesson({ kind: 'word' })
  const plenty = { newCardsLeft: 100, isWritingOn: false }

  test.each<[Lesson[], number, number, string, boolean?]>([
    [[kanji, kanji, kanji], 4, 2, 'a kanji has two cards'],
    [[component, component, kanji], 2, 2, 'a component has one'],
    [[kanji, kanji], 3, 2, 'a lesson begun within the limit is let in whole'],
    [[kanji, kanji], 1, 1, 'so that a limit of one stops nobody'],
    [[kanji, kanji, kanji], 5, 2, 'writing is a third card', true],
    [[word, word, word], 4, 2, 'and no card of a word', true],
    [[kanji], 0, 0, 'nothing is left'],
  ])('of %j, %i cards let in %i: %s', (lessons, newCardsLeft, taken, _, isWritingOn = false) => {
    expect(takeLessonsOfToday(lessons, { newCardsLeft, isWritingOn })).toHaveLength(taken)
  })

  test('a batch takes the next lessons as they come', () => {
    const waiting = [word, word, component, kanji, word, word]
    expect(kinds(chooseBatch(waiting, { ...plenty, batchSize: 5 }))).toEqual(
      kinds(waiting).slice(0, 5),
    )
  })

  test.each([
    [[kanji, word, component, component, kanji, word], 3, 5, 'the kanji comes with its parts'],
    [[kanji, word, component, kanji, word], 3, 4, 'and with one'],
    [
      [...Array.from({ length: 8 }, () => word), component, component, kanji],
      10,
      8,
      'where there is room for it in the longest batch, else its parts wait',
    ],
    [
      [word, word, component, component],
      3,
      3,
      'a part whose kanji is not of today is taught alone',
    ],
    [[component, component, component, component], 3, 3, 'and so are parts without a kanji'],
  ])('a batch of %j by %i ends after %i: %s', (waiting, batchSize, taken) => {
    expect(chooseBatch(waiting, { ...plenty, batchSize })).toHaveLength(taken)
  })

  test.each([
    [1, 3, 'three at least'],
    [5, 5, 'five as a rule'],
    [99, 10, 'ten at most'],
  ])('a batch of %i is one of %i: %s', (asked, size) => {
    const waiting = Array.from({ length: 20 }, () => kanji)
    expect(chooseBatch(waiting, { ...plenty, batchSize: asked })).toHaveLength(size)
  })
})

describe('a leech', () => {
  test.each([
    [5, false, 'five lapses happen'],
    [6, true, 'six are a leech'],
    [20, true, 'and so are more'],
  ])('with %i lapses: %s, %s', (lapses, leech) => {
    expect(isLeech({ lapses, streak: 0 })).toBe(leech)
  })

  test('is told at the sixth lapse and every third after it', () => {
    const told = Array.from({ length: 20 }, (_, lapses) => lapses).filter((lapses) =>
      isLeechNotice(lapses - 1, lapses),
    )
    expect(told).toEqual([6, 9, 12, 15, 18])
  })

  test('that is answered right again and again is less of one', () => {
    expect(findLeechScore({ lapses: 8, streak: 0 })).toBe(8)
    expect(findLeechScore({ lapses: 8, streak: 1 })).toBe(8)
    expect(findLeechScore({ lapses: 8, streak: 4 })).toBe(1)
  })
})

describe('what comes due', () => {
  const calendar = createLearnerCalendar({ zone: 'Europe/Berlin', dayStartHour: 4 })
  const nowMs = Date.parse('2026-03-28T20:30+01:00')
  const kanji = toSubjectId('kanji', 1)
  const word = toSubjectId('word', 1)
  const count = (dues: readonly [number, string][]) =>
    countForecast(
      dues.map(([subjectId, due]) => ({ subjectId, dueAtMs: Date.parse(due) })),
      { nowMs, calendar, hours: 48, days: 30 },
    )

  test('is counted by kind, and apart from what is due already', () => {
    const { dueNow, hours } = count([
      [kanji, '2026-03-28T10:00+01:00'],
      [kanji, '2026-03-28T20:30+01:00'],
      [kanji, '2026-03-28T20:40+01:00'],
      [word, '2026-03-28T20:50+01:00'],
      [word, '2026-03-28T21:00+01:00'],
    ])
    expect(dueNow).toEqual({ component: 0, kanji: 2, word: 0 })
    expect(hours[0]).toMatchObject({ kanji: 1, word: 1, total: 4 })
    expect(hours[1]).toMatchObject({ kanji: 0, word: 1, total: 5 })
    expect(hours).toHaveLength(48)
    expect(hours[47]?.total).toBe(5)
  })

  test('days begin at four, also when clocks change in the night', () => {
    const { days } = count([
      [word, '2026-03-29T03:59+02:00'],
      [word, '2026-03-29T04:00+02:00'],
    ])
    expect(days[0]).toMatchObject({ word: 1, total: 1 })
    expect(days[1]).toMatchObject({
      word: 1,
      total: 2,
      startsAtMs: Date.parse('2026-03-29T04:00+02:00'),
    })
    expect(days).toHaveLength(30)
  })

  test('hours are those of the clock, also where it is half an hour off', () => {
    const india = createLearnerCalendar({ zone: 'Asia/Kolkata', dayStartHour: 4 })
    const now = Date.parse('2026-03-28T20:50+05:30')
    const { hours } = countForecast([], { nowMs: now, calendar: india, hours: 48, days: 30 })
    expect(hours[0]?.startsAtMs).toBe(Date.parse('2026-03-28T20:00+05:30'))
  })

  test('beyond the last slot is not counted', () => {
    expect(count([[word, '2027-03-29T04:00+02:00']]).days.at(-1)?.total).toBe(0)
  })

  test('every card is counted once, whenever it is due', () => {
    const anyHours = fc.array(fc.integer({ min: -100, max: 28 * 24 }), { maxLength: 50 })
    fc.assert(
      fc.property(anyHours, (dues) => {
        const cards = dues.map((hour) => ({ subjectId: word, dueAtMs: nowMs + hour * 3_600_000 }))
        const { days } = countForecast(cards, { nowMs, calendar, hours: 48, days: 30 })
        expect(days.at(-1)?.total).toBe(dues.length)
      }),
    )
  })
})

describe('what an answer takes', () => {
  const days = (count: number, secondsEach: number) =>
    Array.from({ length: count }, () => ({ reviews: 30, ms: 30 * secondsEach * 1000 }))

  test.each([
    [[], 9, 'nobody knows yet'],
    [[{ reviews: 10, ms: 10_000 }], 9, 'ten answers say little'],
    [days(3, 4), 9, 'the quick answers of the first days are no promise'],
    [days(3, 14), 14, 'slow ones are believed'],
    [days(8, 4), 4, 'after a week it is measured'],
  ])('on these days: %j it is %i seconds, for %s', (studied, seconds) => {
    expect(findSecondsPerAnswer(studied)).toBe(seconds)
  })

  test('what is told is what was measured, and nothing before the first answer', () => {
    expect(measureSecondsPerAnswer([{ reviews: 0, ms: 0 }])).toBeNull()
    expect(measureSecondsPerAnswer([{ reviews: 10, ms: 40_000 }])).toBe(4)
  })
})
