import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { learnerDay, revision } from '../study-identifiers'

const perKind = { component: z.int(), kanji: z.int(), word: z.int() }

/** kanji.progress.getForecast: what comes due, counted live. */
export const input = z.object({}).optional()

export const output = z.object({
  now: moment,
  today: learnerDay,
  revision,
  /** Cards due now. */
  dueNow: z.object(perKind),
  /** 48 hours from the hour that is running; `total` runs on from what is due now. */
  hours: z.array(z.object({ startsAt: moment, ...perKind, total: z.int() })),
  /** 30 learner days from today; `total` runs on from what is due now. */
  days: z.array(z.object({ day: learnerDay, startsAt: moment, ...perKind, total: z.int() })),
  isOnVacation: z.boolean(),
})
