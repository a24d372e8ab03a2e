import * as z from 'zod/mini'

/** What cannot be read counts as not said. */
export const weekSearch = z.object({
  /** Any day of the week, as `2026-11-16`; left out: this week. */
  week: z.catch(z.optional(z.iso.date()), undefined),
})
