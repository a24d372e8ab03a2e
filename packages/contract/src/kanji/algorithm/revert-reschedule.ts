import { z } from 'zod'
import { mutationId } from '../../account-identifiers'

/**
 * kanji.algorithm.revertReschedule: gives cards the dates back that they had before they were given
 * new ones, for 30 days. Those that were answered since keep what the answers made of them.
 */
export const input = z.object({ mutationId, rescheduleId: z.uuid() })

export const output = z.object({
  /** Cards that are as before. */
  restored: z.int(),
  /** Cards that were answered since. */
  kept: z.int(),
})
