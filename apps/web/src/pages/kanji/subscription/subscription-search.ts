import * as z from 'zod/mini'

/** What cannot be read counts as not said. */
export const subscriptionSearch = z.object({
  /** The checkout that the learner comes back from. */
  checkout: z.catch(z.optional(z.uuid()), undefined),
  /** The page of the payment service that the learner comes back from, where much can be changed. */
  from: z.catch(z.optional(z.literal('portal')), undefined),
})
