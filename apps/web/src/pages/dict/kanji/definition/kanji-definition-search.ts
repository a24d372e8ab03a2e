import * as v from 'valibot'

export const kanjiDefinitionSearch = v.object({
  /** The character that was asked for, where the page is that of the kanji it is a form of. */
  from: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4))), undefined),
})
