import * as v from 'valibot'
import type { ReviewSubmission } from './review-submission'

/**
 * An answer that this device kept, looked at before it is handed on. The contract's own schema
 * would bring the whole of its library into the first page that anybody loads.
 */
export const leftReview = v.object({
  reviewId: v.pipe(v.string(), v.uuid()),
  subjectId: v.pipe(v.number(), v.safeInteger()),
  facet: v.picklist(['meaning', 'reading', 'writing']),
  reviewedAt: v.string(),
  learnerDay: v.optional(v.pipe(v.number(), v.safeInteger())),
  rating: v.union([v.literal(1), v.literal(2), v.literal(3), v.literal(4)]),
  verdict: v.picklist(['right', 'typo', 'synonym', 'wrong', 'gave-up', 'self-graded']),
  mode: v.picklist(['typed', 'drawn', 'self-graded']),
  answerMs: v.pipe(v.number(), v.safeInteger()),
  basedOnReps: v.pipe(v.number(), v.safeInteger()),
  answer: v.optional(v.string(), ''),
}) satisfies v.GenericSchema<unknown, ReviewSubmission>
