import * as v from 'valibot'

/** What cannot be read counts as not said. */
export const subscriptionSearch = v.object({
  /** The checkout that the learner comes back from. */
  checkout: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** The page of the payment service that the learner comes back from, where much can be changed. */
  from: v.fallback(v.optional(v.literal('portal')), undefined),
})
