import * as v from 'valibot'

/** Of every account page: where to go afterwards. An address may say anything, so guards check it. */
export const accountSearch = v.object({
  returnTo: v.fallback(v.optional(v.string()), undefined),
})
