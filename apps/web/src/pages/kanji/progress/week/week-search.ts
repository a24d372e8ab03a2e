import * as v from 'valibot'

/** What cannot be read counts as not said. */
export const weekSearch = v.object({
  /** Any day of the week, as `2026-11-16`; left out: this week. */
  week: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
})
