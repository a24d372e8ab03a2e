import { describe, expect, test } from 'vitest'
import { findLessonReason, findStudyReason, type LessonsNow } from './study-reason'

const none: LessonsNow = {
  isOnVacation: false,
  lastLevel: 60,
  levelCount: 60,
  isLevelOpen: (level) => level <= 3,
  available: 0,
  leftToday: 0,
  isBraked: false,
  isAnyWaiting: () => false,
}

describe('why there is no lesson today', () => {
  test.each<[string, Partial<LessonsNow>, string]>([
    ['ok', { available: 5, leftToday: 2 }, 'there are some'],
    ['daily-limit', { available: 5 }, 'today has had its new cards'],
    ['vacation', { available: 5, leftToday: 5, isOnVacation: true }, 'a vacation stops them all'],
    ['level-locked', { level: 4 }, 'the level asked for is not open'],
    ['subscription', { level: 4, lastLevel: 3 }, 'the plan does not include the level asked for'],
    ['brake', { isBraked: true }, 'the next level waits, and with it all there is'],
    ['done', { isBraked: true, level: 2 }, 'a brake holds up no level that is open'],
    ['waiting', { isAnyWaiting: () => true }, 'words wait for their kanji'],
    ['subscription', { lastLevel: 3 }, 'all is done that the plan includes'],
    ['waiting', { lastLevel: 3, isAnyWaiting: () => true }, 'what is open comes first'],
    ['done', {}, 'all is done that there is'],
  ])('%s with %o: %s', (reason, now) => {
    expect(findLessonReason({ ...none, ...now })).toBe(reason)
  })
})

describe('why there is nothing to study', () => {
  test.each([
    ['ok', 'daily-limit', 3, 3, 'reviews are left'],
    ['vacation', 'vacation', 3, 3, 'a vacation stops reviews as well'],
    ['daily-limit', 'waiting', 0, 3, 'what is due is beyond the cap'],
    ['nothing-due', 'waiting', 0, 0, 'what waits is no work'],
    ['nothing-due', 'done', 0, 0, 'nor is what is done'],
    ['brake', 'brake', 0, 0, 'lessons could be there and are not'],
  ] as const)(
    '%s where lessons say %s, %i of %i due are left: %s',
    (reason, lessons, reviewsLeft, due, _why) => {
      expect(findStudyReason({ lessons, reviewsLeft, due })).toBe(reason)
    },
  )
})
