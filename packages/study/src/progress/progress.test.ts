import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AchievementFacts, listAchievements } from './achievements'
import { findLevelBand } from './level-band'
import { findMilestone } from './milestone'
import { findShare } from './wilson-interval'
import {
  findLongestRun,
  findSteps,
  findYear,
  toStep,
  toWeekday,
  toWeekStart,
  toYear,
} from './year-grid'

const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000

describe("Wilson's interval", () => {
  test.each<[number, number, number[] | undefined, string]>([
    [0, 0, undefined, 'nothing was asked'],
    [10, 10, [0.7225, 1], 'ten of ten may still be 72 %'],
    [90, 100, [0.8256, 0.9448], 'the figures of the textbook'],
    [0, 5, [0, 0.4345], 'none of five'],
  ])('%i of %i: %j, %s', (hits, count, expected) => {
    const found = findShare(hits, count)
    expect(found && [found.low, found.high].map((each) => Number(each.toFixed(4)))).toEqual(
      expected,
    )
  })
})

describe('a year', () => {
  test.each([
    ['2026-11-22', 7, 'a Sunday'],
    ['1970-01-01', 4, 'the first of all'],
    ['2024-02-29', 4, 'a leap day'],
  ])('%s is weekday %i: %s', (date, weekday) => {
    expect(toWeekday(dayOf(date))).toBe(weekday)
  })

  test.each([
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 7, '2026-11-22'],
    ['2026-11-16', 1, '2026-11-16'],
    ['2026-11-20', 6, '2026-11-14'],
  ])('the week of %s that begins on weekday %i begins on %s', (date, weekStart, from) => {
    expect(toWeekStart(dayOf(date), weekStart)).toBe(dayOf(from))
  })

  test('has 366 days where it leaps, and each of them is in it', () => {
    const { from, to } = findYear(2024)
    expect(to - from + 1).toBe(366)
    expect([toYear(from), toYear(to), toYear(to + 1)]).toEqual([2024, 2024, 2025])
  })

  test("a day's step grows with its work, from 0 for none to 5", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400)), fc.nat(400), fc.nat(400), (amounts, one, other) => {
        const steps = findSteps(amounts)
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(toStep(less, steps)).toBeLessThanOrEqual(toStep(more, steps))
        expect(toStep(0, steps)).toBe(0)
        expect(toStep(more + 1, steps)).toBeGreaterThan(0)
        expect(toStep(more, steps)).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('the longest run is found, the first of those that are equal', () => {
    expect(findLongestRun([9, 3, 4, 5, 10, 11, 20])).toEqual({ length: 3, lastDay: 5 })
    expect(findLongestRun([])).toBeUndefined()
  })
})

describe('a milestone', () => {
  test('comes when the pace says, and the band is wider the less is known', () => {
    const steady = findMilestone({ left: 28, done: 28, days: 28 })
    expect(steady?.likely).toBe(28)
    const rare = findMilestone({ left: 28, done: 2, days: 2 })
    expect(rare?.likely).toBe(28)
    expect((rare?.late ?? 0) - (rare?.early ?? 0)).toBeGreaterThan(
      (steady?.late ?? 0) - (steady?.early ?? 0),
    )
  })

  test('has no date at a standstill', () => {
    expect(findMilestone({ left: 5, done: 0, days: 28 })).toBeUndefined()
  })
})

describe('the band of the next level', () => {
  test('holds three in five of the latest, around the middle one', () => {
    expect(findLevelBand([10, 6, 8, 7, 30, 9])).toEqual({ early: 7, likely: 8.5, late: 10 })
    expect(findLevelBand([8, 8, 8])).toEqual({ early: 8, likely: 8, late: 8 })
  })

  test('is none after two levels', () => {
    expect(findLevelBand([8, 9])).toBeUndefined()
  })
})

describe('achievements', () => {
  const nothing: AchievementFacts = {
    days: [],
    passed: { component: [], kanji: [], word: [] },
    components: [{ name: 'all', total: 317, passedDays: [] }],
    jlpt: [{ level: 'N5', total: 79, high: 0, day: undefined }],
    levelDays: [],
    streaks: [],
    comebackDay: undefined,
    calibration: { rmse: 1, answers: 0 },
    mendedLeeches: 0,
    cleanDrawings: 0,
    today: 100,
  }
  const earned = (facts: Partial<AchievementFacts>) =>
    listAchievements({ ...nothing, ...facts })
      .filter(({ earnedOn }) => earnedOn !== undefined)
      .map(({ key, earnedOn }) => `${key} on ${earnedOn}`)

  test.each<[Partial<AchievementFacts>, string[], string]>([
    [{}, [], 'nothing was done'],
    [{ days: [{ day: 3, reviews: 0, lessons: 5 }] }, ['first-lesson on 3'], 'the first lessons'],
    [
      {
        days: [
          { day: 3, reviews: 999, lessons: 0 },
          { day: 4, reviews: 1, lessons: 0 },
        ],
      },
      ['first-review on 3', 'reviews-1000 on 4'],
      'the thousandth review',
    ],
    [
      { passed: { component: [], kanji: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9], word: [] } },
      ['kanji-10 on 9'],
      'the tenth kanji',
    ],
    [{ jlpt: [{ level: 'N5', total: 79, high: 79, day: 44 }] }, ['jlpt-N5 on 44'], 'all of N5'],
    [
      { jlpt: [{ level: 'N5', total: 0, high: 0, day: undefined }] },
      [],
      'a dictionary without levels',
    ],
    [
      {
        streaks: [
          { day: 1, length: 6 },
          { day: 2, length: 7 },
          { day: 9, length: 1 },
        ],
      },
      ['streak-7 on 2'],
      'seven days, broken later',
    ],
    [{ calibration: { rmse: 0.029, answers: 999 } }, [], 'too few answers to call it calibrated'],
    [{ calibration: { rmse: 0.029, answers: 1000 } }, ['well-calibrated on 100'], 'calibrated'],
    [{ mendedLeeches: 10 }, ['exorcist on 100'], 'ten leeches mended'],
  ])('%j: %j, %s', (facts, keys) => {
    expect(earned(facts)).toEqual(keys)
  })

  test('are 36 in a full dictionary, and the quiet ones are not shown before they are earned', () => {
    const levels = ['N5', 'N4', 'N3', 'N2', 'N1']
    const all = listAchievements({
      ...nothing,
      components: ['first-level', 'all'].map((name) => ({
        name: name as 'all',
        total: 5,
        passedDays: [],
      })),
      jlpt: levels.map((level) => ({ level, total: 1, high: 0, day: undefined })),
    })
    expect(all).toHaveLength(36)
    expect(all.some(({ group }) => group === 'quiet')).toBe(false)
  })

  test('300 days of one year, and not of two', () => {
    const from = dayOf('2025-01-01')
    const days = (start: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({ day: start + place, reviews: 0, lessons: 0 }))
    expect(earned({ days: days(from, 300) })).toContain(`year-of-kanji on ${from + 299}`)
    expect(earned({ days: days(from + 200, 320) })).toEqual([])
  })
})
