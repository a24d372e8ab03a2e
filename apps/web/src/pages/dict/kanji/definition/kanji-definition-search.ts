import * as z from 'zod/mini'

export const kanjiDefinitionSearch = z.object({
  /** The character that was asked for, where the page is that of the kanji it is a form of. */
  from: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(4))), undefined),
})
