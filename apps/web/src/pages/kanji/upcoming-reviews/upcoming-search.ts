import * as z from 'zod/mini'

const moment = z.catch(z.optional(z.iso.datetime()), undefined)

/** What cannot be read counts as not said. */
export const upcomingSearch = z.object({
  /** Left out: by the hour. */
  view: z.catch(z.optional(z.enum(['hours', 'days'])), undefined),
  /** The stretch of time whose cards are listed; without `from`, all that is due before `until`. */
  from: moment,
  until: moment,
})
