import * as z from 'zod/mini'

export const wordDefinitionSearch = z.object({
  /** Number of the sense to mark, from 1. */
  meaning: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  /** Id of the spelling to show as the headword; the first one when absent. */
  spelling: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(24))), undefined),
})
