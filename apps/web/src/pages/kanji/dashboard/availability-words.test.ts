import { expect, test } from 'vitest'
import { describeLessons, describeReviews } from './availability-words'
import type { Dashboard } from './dashboard'

type Availability = Dashboard['availability']

function build(changes: {
  due?: number
  reviewsLeft?: number
  minutes?: number
  available?: number
  lessonsLeft?: number
  reason?: Availability['reason']
  lessonReason?: Availability['lessons']['reason']
}): Availability {
  const { due = 0, reviewsLeft = 0, minutes = 0, available = 0, lessonsLeft = 0 } = changes
  return {
    reviews: { due, leftToday: reviewsLeft, minutes, nextAt: null },
    lessons: {
      available,
      leftToday: lessonsLeft,
      reason: changes.lessonReason ?? 'ok',
      nextAt: null,
    },
    brake: null,
    reason: changes.reason ?? 'ok',
  }
}

test.each([
  [build({ due: 40, reviewsLeft: 40, minutes: 6.2 }), null, 'about 6 minutes', 'all can be done'],
  [
    build({ due: 9000, reviewsLeft: 9000, minutes: 1350 }),
    null,
    'about 23 hours',
    'thousands are told apart',
  ],
  [build({ due: 2, reviewsLeft: 2, minutes: 0.3 }), null, 'less than a minute', 'a moment'],
  [
    build({ due: 400, reviewsLeft: 100, minutes: 15 }),
    null,
    'about 15 minutes · 300 more wait for tomorrow',
    'a limit a day holds the rest back',
  ],
  [
    build({ due: 12, reason: 'daily-limit' }),
    'today at 18:00',
    'Done for today. 12 more wait for tomorrow, as your limit says.',
    'what is due is not hidden',
  ],
  [build({}), 'tomorrow at 04:00', 'Next tomorrow at 04:00', 'the next is announced'],
  [build({}), null, 'Nothing is due yet. Lessons bring reviews.', 'nobody began with a review'],
  [
    build({ reason: 'vacation' }),
    null,
    'You are on vacation: nothing is asked until you are back.',
    'a vacation is quiet',
  ],
])('reviews %#', (availability, nextAt, expected, _reason) => {
  expect(describeReviews(availability, nextAt)).toBe(expected)
})

test.each<[Availability, number, string | null, string]>([
  [
    build({ available: 2311, lessonsLeft: 15 }),
    1500,
    null,
    '1,500 done today · about 23 minutes · 2,296 more are ready for other days',
  ],
  [build({ available: 8, lessonsLeft: 8 }), 0, null, 'about 12 minutes · all that are ready'],
  [
    build({ available: 30, lessonReason: 'daily-limit' }),
    8,
    'tomorrow at 04:00',
    '8 done today · Today’s limit is reached. More come tomorrow at 04:00.',
  ],
  [
    build({ available: 30, lessonReason: 'daily-limit' }),
    0,
    null,
    'Your pace is no new items a day. The preferences change it.',
  ],
  [
    build({ lessonReason: 'waiting' }),
    3,
    'today at 18:00',
    '3 done today · What is left waits until its kanji are remembered. They are asked today at 18:00.',
  ],
  [build({ lessonReason: 'vacation' }), 0, null, 'New items wait until you are back.'],
  [build({ lessonReason: 'done' }), 0, null, 'Every lesson of the curriculum is done.'],
  [
    {
      ...build({ lessonReason: 'brake' }),
      brake: { level: 4, reasons: ['levels'], end: null },
    },
    2,
    null,
    '2 done today · All that are open are done, and level 4 waits.',
  ],
])('lessons %#: the true reason is told', (availability, doneToday, nextAt, expected) => {
  expect(describeLessons(availability, { doneToday, nextAt })).toBe(expected)
})
