import { z } from 'zod'
import { moment } from '../core/account-identifiers'

/** What there is to study now. */
export const studyAvailability = z.object({
  lessons: z.object({
    /** Items whose lesson may be done: unlocked and not introduced. */
    available: z.int(),
    /** Items that today's limit of new cards still lets in. */
    leftToday: z.int(),
  }),
  reviews: z.object({
    /** Cards due now, beyond today's cap too. */
    due: z.int(),
    /** Cards that today's cap still lets in; at most `due`. */
    leftToday: z.int(),
    /** When the next card comes due; null where none is scheduled. */
    nextAt: moment.nullable(),
    /** By the learner's own pace of the last weeks. */
    minutes: z.number(),
  }),
  /** Why there is nothing to do; `ok` where there is. */
  reason: z.enum([
    'ok',
    'level-locked',
    'daily-limit',
    'forecast-full',
    'nothing-due',
    'vacation',
    'subscription',
  ]),
})
