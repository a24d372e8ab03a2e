import { plans } from '@kotonoha/billing/plan'
import * as v from 'valibot'

/** What cannot be read counts as not said. */
export const checkoutSearch = v.object({
  /** Left out: the annual one. */
  plan: v.fallback(v.optional(v.picklist(plans)), undefined),
})
