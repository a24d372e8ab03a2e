import { z } from 'zod'
import { learnerDay, revision } from '../study-identifiers'

/** kanji.progress.getYear: every day of a calendar year with study. */
export const input = z.object({
  /** Missing for this year. */
  year: z.int().min(1970).max(2200).optional(),
})

export const output = z.object({
  today: learnerDay,
  revision,
  firstDay: learnerDay.nullable(),
  year: z.int(),
  weekStart: z.int().min(1).max(7),
  /** Of all years since the first day: what the overview says. */
  sums: z.object({ reviews: z.int(), lessons: z.int(), days: z.int(), minutes: z.number() }),
  /** Days without study are left out. */
  days: z.array(
    z.object({
      day: learnerDay,
      reviews: z.int(),
      correct: z.int(),
      lessons: z.int(),
      minutes: z.number(),
      /** Counts for the streak. */
      isKept: z.boolean(),
    }),
  ),
})
