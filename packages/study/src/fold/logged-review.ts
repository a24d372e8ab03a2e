import type { Card } from '@kotonoha/srs/card'
import type { Rating } from '@kotonoha/srs/rating'
import type { Question } from '../session/question'

export type ReviewVerdict =
  | 'right'
  | 'typo'
  | 'synonym'
  | 'wrong'
  | 'gave-up'
  | 'self-graded'
  | 'lesson'

export type ReviewMode = 'typed' | 'drawn' | 'self-graded' | 'lesson'

/** `superseded`: kept in history, changes nothing; another answer to the same due came before. */
export type ReviewStatus = 'counted' | 'superseded' | 'undone'

/** An answer as a device gave it. */
export interface GivenAnswer extends Question {
  reviewId: string
  reviewedAt: Date
  learnerDay: number
  rating: Rating
  verdict: ReviewVerdict
  mode: ReviewMode
  answerMs: number
  basedOnReps: number
  answer: string
  sessionId: string | undefined
}

/** An answer of the log, with the moment before it. */
export interface LoggedReview extends GivenAnswer {
  /** Before an override; else the same as `rating`. */
  givenRating: Rating
  status: ReviewStatus
  elapsedDays: number
  recallChance: number | undefined
  before: Card
  hadLaterSuccess: boolean
  wasSuspended: boolean
  receivedAt: Date
}
