import * as z from 'zod/mini'

/** What cannot be read counts as not said. */
export const yearSearch = z.object({
  /** Left out: this year. */
  year: z.catch(z.optional(z.int().check(z.minimum(1970), z.maximum(2200))), undefined),
})
