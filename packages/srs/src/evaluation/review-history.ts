import type { LearnerCalendar, LearnerDay } from '../learner-day'
import type { Rating } from '../rating'

/** One row of a review log. */
export interface LoggedReview {
  cardId: string
  reviewedAtMs: number
  rating: Rating
}

/** A review with its distance from the one before. */
export interface SpacedReview {
  reviewedAtMs: number
  rating: Rating
  /** Learner days since the card's last review; 0 for its first and for repeats on one day. */
  elapsedDays: number
}

/** The reviews of each card in the order of time, spaced by learner days. */
export function listCardHistories(
  reviews: readonly LoggedReview[],
  calendar: LearnerCalendar,
): SpacedReview[][] {
  const histories = new Map<string, { lastDay: LearnerDay; reviews: SpacedReview[] }>()
  for (const { cardId, reviewedAtMs, rating } of reviews.toSorted(
    (one, other) => one.reviewedAtMs - other.reviewedAtMs,
  )) {
    const day = calendar.toDay(reviewedAtMs)
    const history = histories.get(cardId)
    if (history === undefined) {
      histories.set(cardId, { lastDay: day, reviews: [{ reviewedAtMs, rating, elapsedDays: 0 }] })
    } else {
      const elapsedDays = Math.max(0, day - history.lastDay)
      history.reviews.push({ reviewedAtMs, rating, elapsedDays })
      history.lastDay += elapsedDays
    }
  }
  return [...histories.values()].map((history) => history.reviews)
}

/** Whether a review tells of memory over days; only such reviews are scored. */
export function isLongTerm(review: SpacedReview): boolean {
  return review.elapsedDays > 0
}
