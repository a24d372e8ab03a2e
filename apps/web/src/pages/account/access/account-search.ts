import * as z from 'zod/mini'

/** Of every account page: where to go afterwards. An address may say anything, so guards check it. */
export const accountSearch = z.object({
  returnTo: z.catch(z.optional(z.string()), undefined),
})
