import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { rescheduleAfter } from './preview-reschedule'

/**
 * kanji.algorithm.reschedule: gives a portion of the cards the dates that the preview showed. What
 * was cut short between two portions goes on with the next one, or is taken back like a whole one.
 */
export const input = z.object({
  mutationId,
  /** The same for all portions. */
  rescheduleId: z.uuid(),
  after: rescheduleAfter,
})

export const output = z.object({
  /** Cards of this portion that changed. */
  cards: z.int(),
  next: rescheduleAfter.nullable(),
})
