import { expect, test } from 'vitest'
import { describeLessons, describeReviews } from './availability-words'

type Availability = Parameters<typeof describeLessons>[0]

function build(changes: {
  due?: number
  reviewsLeft?: number
  minutes?: number
  available?: number
  lessonsLeft?: number
  reason?: Availability['reason']
}): Availability {
  const { due = 0, reviewsLeft = 0, minutes = 0, available = 0, lessonsLeft = 0 } = changes
  return {
    reviews: { due, leftToday: reviewsLeft, minutes, nextAt: null },
    lessons: { available, leftToday: lessonsLeft },
    reason: changes.reason ?? 'ok',
  }
}

test.each([
  [build({ due: 40, reviewsLeft: 40, minutes: 6.2 }), null, 'about 6 minutes', 'all can be done'],
  [
    build({ due: 9000, reviewsLeft: 9000, minutes: 1350 }),
    null,
    'about 1,350 minutes',
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

test.each([
  [
    build({ available: 2311, lessonsLeft: 15 }),
    1500,
    '1,500 done today · 2,296 more are ready for other days',
  ],
  [build({ available: 40, lessonsLeft: 15 }), 0, '25 more are ready for other days'],
  [build({ available: 15, lessonsLeft: 15 }), 5, '5 done today · all that are ready'],
  [
    build({ available: 30, reason: 'daily-limit' }),
    15,
    '15 done today · Today’s limit is reached. 30 are ready for other days.',
  ],
  [
    build({ available: 30, reason: 'forecast-full' }),
    0,
    'New items pause: the coming week already fills your minutes a day.',
  ],
  [build({}), 0, 'New ones open as you come to know what they are made of.'],
])('lessons %#', (availability, doneToday, expected) => {
  expect(describeLessons(availability, { doneToday, isLastBegun: false })).toBe(expected)
})

test.each([
  [build({}), 'The lessons of the last level are done.', 'no other will open'],
  [build({ available: 3, lessonsLeft: 3 }), 'all that are ready', 'of lower levels some are left'],
])('lessons at the end of the last level: %j: %s (%s)', (availability, expected, _reason) => {
  expect(describeLessons(availability, { doneToday: 0, isLastBegun: true })).toBe(expected)
})
