import { z } from 'zod'

/** Items come in portions, by their ids: 0 before the first, else what the last portion said. */
export const rescheduleAfter = z.int().min(0).max(99_999_999)

/** Cards that come due on each of the next days, today's and what is overdue first. */
const load = z.array(z.int().min(0)).length(28)

/**
 * kanji.algorithm.previewReschedule: what would become of a portion of the cards, had the
 * parameters and the wish of today counted all their answers. Nothing changes.
 */
export const input = z.object({ after: rescheduleAfter })

export const output = z.object({
  /** Cards with a date in this portion. */
  cards: z.int(),
  /** How many of them would come on an earlier or a later day. */
  earlier: z.int(),
  later: z.int(),
  loadNow: load,
  loadThen: load,
  /** Where the next portion begins; null after the last one. */
  next: rescheduleAfter.nullable(),
})
