import type { ReviewSubmission } from '../outbox-entry'

/** An answer that was right; what matters to a test is named by it. */
export function buildReview(review: Partial<ReviewSubmission> = {}): ReviewSubmission {
  return {
    reviewId: crypto.randomUUID(),
    subjectId: 20_022_823,
    facet: 'meaning',
    reviewedAt: '2026-04-03T09:00:00.000Z',
    rating: 3,
    verdict: 'right',
    mode: 'typed',
    answerMs: 2000,
    basedOnReps: 1,
    answer: 'eat',
    ...review,
  }
}
