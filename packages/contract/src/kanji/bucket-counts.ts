import { z } from 'zod'

/** How many items are in each progress bucket. */
export const bucketCounts = z.object({
  low: z.int(),
  medium: z.int(),
  high: z.int(),
  passed: z.int(),
})
