import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { bucketCounts } from '../bucket-counts'
import { levelOverview } from '../level-overview'
import { activeSession } from '../study/active-session'
import { studyAvailability } from '../study-availability'
import { facet, learnerDay, revision } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.dashboard.get: all of the dashboard in one answer. */
export const input = z.object({}).optional()

export const output = z.object({
  now: moment,
  today: learnerDay,
  revision,
  availability: studyAvailability,
  level: levelOverview,
  /** Today so far; the day counts for the streak when one of its three conditions holds. */
  goal: z.object({
    reviewsDone: z.int(),
    reviewsCorrect: z.int(),
    lessonsDone: z.int(),
    newCardsDone: z.int(),
    minutes: z.number(),
    isReached: z.boolean(),
  }),
  streak: z.object({
    isShown: z.boolean(),
    current: z.int(),
    longest: z.int(),
    /** Missed days that will be forgiven. */
    freezes: z.int(),
    /** Days just missed that were. */
    frozen: z.int(),
  }),
  /** Cards that come due in each of the next 24 hours; what is due now is in `availability`. */
  nextHours: z.array(z.object({ startsAt: moment, count: z.int() })),
  nextDays: z.array(z.object({ day: learnerDay, startsAt: moment, count: z.int() })),
  /** Items by bucket, over all levels. */
  buckets: bucketCounts,
  /** The same, for each kind by itself: what the lists of a kind show. */
  bucketsByKind: z.object({ component: bucketCounts, kanji: bucketCounts, word: bucketCounts }),
  /** The latest items answered wrongly, newest first. */
  mistakes: z.array(z.object({ tile: subjectTile, facet, at: moment, answer: z.string() })),
  /** Items that keep failing, the worst first, with what the learner may take them for. */
  troubles: z.array(
    z.object({ tile: subjectTile, facet, lapses: z.int(), alike: z.array(subjectTile) }),
  ),
  /** The last 91 days, the oldest first; days without study are left out. */
  heat: z.array(z.object({ day: learnerDay, reviews: z.int() })),
  jlpt: z.array(z.object({ level: jlptLevel, total: z.int(), known: z.int() })),
  activeSession: activeSession.nullable(),
})
