import type { LearnerDay } from './learner-day'
import type { Rating } from './rating'

/** One answer of the log: a fact, written once. */
export interface Answer {
  reviewId: string
  reviewedAtMs: number
  /** Fixed when the answer is given, so that moving to another zone rewrites no history. */
  learnerDay: LearnerDay
  rating: Rating
  /** `reps` of the card that the learner was shown. */
  basedOnReps: number
}
