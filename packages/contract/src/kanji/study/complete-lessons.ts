import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { card } from '../card'
import { learnerDay, reviewId, revision, studySessionId, subjectId } from '../study-identifiers'

/**
 * kanji.study.completeLessons: makes the cards of items whose quiz is done. Two misses or more
 * make the first grade Again instead of Good. Safe to repeat: a lesson counts once. One of a level
 * that the learner's plan did not include when it was done is refused.
 */
export const input = z.object({
  sessionId: studySessionId.optional(),
  items: z
    .array(
      z.object({
        lessonId: reviewId,
        subjectId,
        misses: z.int().min(0).max(1000),
        completedAt: moment,
        /** As the browser counts it; the server's own where it is missing or out of reach. */
        learnerDay: learnerDay.optional(),
      }),
    )
    .min(1)
    .max(50),
})

export const output = z.object({
  results: z.array(
    z.object({
      lessonId: reviewId,
      status: z.enum(['applied', 'duplicate', 'superseded', 'rejected']),
      reason: z.enum(['unknown-subject', 'level-needs-subscription']).nullable(),
    }),
  ),
  cards: z.array(card),
  revision,
})
