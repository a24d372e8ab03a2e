import * as v from 'valibot'

const moment = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined)

/** What cannot be read counts as not said. */
export const upcomingSearch = v.object({
  /** Left out: by the hour. */
  view: v.fallback(v.optional(v.picklist(['hours', 'days'])), undefined),
  /** The stretch of time whose cards are listed; without `from`, all that is due before `until`. */
  from: moment,
  until: moment,
})
