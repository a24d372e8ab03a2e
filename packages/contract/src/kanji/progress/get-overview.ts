import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { bucketCounts } from '../bucket-counts'
import { curriculumLevel, learnerDay, revision } from '../study-identifiers'
import { kindCounts, recallRate } from './progress-numbers'

/** kanji.progress.getOverview: what is known, how it grew, and what comes next. */
export const input = z.object({}).optional()

export const output = z.object({
  now: moment,
  today: learnerDay,
  revision,
  /** The first day with study; null before it. */
  firstDay: learnerDay.nullable(),
  level: curriculumLevel,
  /** Items by kind and bucket; `total` is what the curriculum's core has. */
  kinds: z.object({
    component: bucketCounts.extend({ total: z.int() }),
    kanji: bucketCounts.extend({ total: z.int() }),
    word: bucketCounts.extend({ total: z.int() }),
  }),
  /** Sums up to the end of a day, some 120 days at most, the oldest first. */
  growth: z.array(z.object({ day: learnerDay, introduced: kindCounts, passed: kindCounts })),
  jlpt: z.array(z.object({ level: jlptLevel, total: z.int(), known: z.int() })),
  /**
   * Of all kanji in ordinary text, the share at `medium` or better, and the share begun; null where
   * the dictionary's sources count no text.
   */
  text: z.object({ known: z.number(), begun: z.number() }).nullable(),
  /** Over the last 30 days; null while nothing learnt on an earlier day was asked. */
  retention: recallRate.extend({ wished: z.number(), days: z.int() }).nullable(),
  /** The next count of passed kanji, and when it is likely to come: three cases in five lie between. */
  milestone: z
    .object({
      have: z.int(),
      need: z.int(),
      /** Null while nothing was passed in the last 28 days. */
      band: z.object({ early: learnerDay, likely: learnerDay, late: learnerDay }).nullable(),
    })
    .nullable(),
  streak: z.object({ isShown: z.boolean(), current: z.int(), longest: z.int() }),
  sums: z.object({ reviews: z.int(), lessons: z.int(), days: z.int(), minutes: z.number() }),
  achievements: z.object({ earned: z.int(), total: z.int() }),
})
