import { z } from 'zod'
import { learnerDay, revision } from '../study-identifiers'
import { workOfDay } from './progress-numbers'

/** kanji.progress.getWeek: a week day by day, with the one before it. */
export const input = z.object({
  /** Any day of the week; missing for this week. */
  day: learnerDay.optional(),
})

export const output = z.object({
  today: learnerDay,
  revision,
  firstDay: learnerDay.nullable(),
  /** The first day of the week, by the learner's first day of weeks. */
  from: learnerDay,
  /** Seven days, then the seven before them; each with what was done. */
  days: z.array(workOfDay.extend({ day: learnerDay, isKept: z.boolean() })),
  before: z.array(workOfDay.extend({ day: learnerDay })),
  /** Hours of the learner's day with answers in this week. */
  hours: z.array(
    z.object({
      /** Minutes after midnight at which the hour begins, in the learner's zone. */
      startsAt: z.int().min(0).max(1439),
      reviews: z.int(),
      firstTries: z.int(),
      recalled: z.int(),
    }),
  ),
})
