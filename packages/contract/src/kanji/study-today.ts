import { z } from 'zod'
import { learnerDay } from './study-identifiers'

/**
 * What of the day's limits is used up: a device that goes on without a network asks no more than the
 * server would.
 */
export const studyToday = z.object({
  /** The day that this is about; another one has nothing done yet. */
  day: learnerDay,
  reviews: z.int().min(0),
  newCards: z.int().min(0),
})
