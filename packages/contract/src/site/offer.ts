import type { z } from 'zod'
import type { output } from '../core/billing/get-plan'

type PlanAnswer = z.infer<typeof output>

/** What can be bought, for who is not signed in. */
export interface Offer extends Pick<PlanAnswer, 'freeLevels' | 'tax'> {
  prices: NonNullable<PlanAnswer['prices']>
}
