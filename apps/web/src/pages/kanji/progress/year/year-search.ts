import * as v from 'valibot'

/** What cannot be read counts as not said. */
export const yearSearch = v.object({
  /** Left out: this year. */
  year: v.fallback(
    v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1970), v.maxValue(2200))),
    undefined,
  ),
})
