import * as z from 'zod/mini'
import type { ReviewSubmission } from './review-submission'

/**
 * An answer that this device kept, looked at before it is handed on. The contract's own schema
 * would bring the whole of its library into the first page that anybody loads.
 */
export const leftReview = z.object({
  reviewId: z.uuid(),
  subjectId: z.int(),
  facet: z.enum(['meaning', 'reading', 'writing']),
  reviewedAt: z.string(),
  learnerDay: z.optional(z.int()),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  verdict: z.enum(['right', 'typo', 'synonym', 'wrong', 'gave-up', 'self-graded']),
  mode: z.enum(['typed', 'drawn', 'self-graded']),
  answerMs: z.int(),
  basedOnReps: z.int(),
  answer: z._default(z.string(), ''),
}) satisfies z.ZodMiniType<ReviewSubmission>
