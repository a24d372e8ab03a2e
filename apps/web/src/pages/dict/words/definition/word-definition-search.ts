import * as v from 'valibot'

export const wordDefinitionSearch = v.object({
  /** Number of the sense to mark, from 1. */
  meaning: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined),
  /** Id of the spelling to show as the headword; the first one when absent. */
  spelling: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(24))), undefined),
})
