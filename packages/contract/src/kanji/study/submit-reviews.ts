import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { plainText } from '../../plain-text'
import { card } from '../card'
import {
  facet,
  learnerDay,
  rating,
  reviewId,
  revision,
  studySessionId,
  subjectId,
} from '../study-identifiers'
import { maxReviewsPerCall } from '../study-limits'

/** How the answer came about. */
export const answerVerdict = z.enum(['right', 'typo', 'synonym', 'wrong', 'gave-up', 'self-graded'])

export const answerMode = z.enum(['typed', 'drawn', 'self-graded'])

const review = z.object({
  reviewId,
  subjectId,
  facet,
  /** By the browser's clock, corrected by the difference to the server's. */
  reviewedAt: moment,
  /** As the browser counts it; the server's own where it is missing or out of reach. */
  learnerDay: learnerDay.optional(),
  rating,
  verdict: answerVerdict,
  mode: answerMode,
  answerMs: z.int().min(0).max(3_600_000),
  /** `reps` of the card that was shown. */
  basedOnReps: z.int().min(0).max(1_000_000),
  /** What was typed; empty for drawings. */
  answer: plainText(200).default(''),
})

/**
 * kanji.study.submitReviews: may be sent again for ever, in any order. An answer may be deleted
 * from the device when its id is among the results.
 */
export const input = z.object({
  sessionId: studySessionId.optional(),
  reviews: z.array(review).min(1).max(maxReviewsPerCall),
})

export const output = z.object({
  /** One for each id sent. `superseded`: another device had answered the same due before. */
  results: z.array(
    z.object({
      reviewId,
      status: z.enum(['applied', 'duplicate', 'superseded', 'rejected']),
      reason: z.enum(['unknown-card']).nullable(),
    }),
  ),
  /** Every card that the answers were about, as it is now. */
  cards: z.array(card),
  revision,
})
