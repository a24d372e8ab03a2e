import { plans } from '@kotonoha/billing/plan'
import * as z from 'zod/mini'

/** What cannot be read counts as not said. */
export const checkoutSearch = z.object({
  /** Left out: the annual one. */
  plan: z.catch(z.optional(z.enum(plans)), undefined),
})
