import type { Rating } from '@kotonoha/srs/rating'
import { isRating } from '@kotonoha/srs/rating'
import type {
  LoggedReview,
  ReviewMode,
  ReviewStatus,
  ReviewVerdict,
} from '@kotonoha/study/fold/logged-review'
import { toFacetName, toFacetNumber } from './facet-number'
import { hadLaterSuccess, toCard, toDate, toFlags, toPhaseNumber } from './stored-card'

const verdicts = [
  'right',
  'typo',
  'synonym',
  'wrong',
  'gave-up',
  'self-graded',
  'lesson',
] as const satisfies readonly ReviewVerdict[]
const modes = ['typed', 'drawn', 'self-graded', 'lesson'] as const satisfies readonly ReviewMode[]
const statuses = ['counted', 'superseded', 'undone'] as const satisfies readonly ReviewStatus[]

export interface ReviewRow {
  review_id: string
  subject_id: number
  facet: number
  reviewed_at: Date
  local_day: number
  grade: number
  given_grade: number
  verdict: number
  mode: number
  status: number
  answer_ms: number
  elapsed_days: number
  p_recall: number | null
  based_on_reps: number
  pre_state: number
  pre_due: Date | null
  pre_s: number | null
  pre_d: number | null
  pre_last: Date | null
  pre_last_day: number | null
  pre_reps: number
  pre_lapses: number
  pre_streak: number
  pre_flags: number
  pre_passed: Date | null
  session_id: string | null
  answer: string
  received_at: Date
}

/** With the types that PostgreSQL is told for lists of values. */
export const reviewColumns = [
  ['review_id', 'uuid'],
  ['subject_id', 'integer'],
  ['facet', 'smallint'],
  ['reviewed_at', 'timestamptz'],
  ['local_day', 'integer'],
  ['grade', 'smallint'],
  ['given_grade', 'smallint'],
  ['verdict', 'smallint'],
  ['mode', 'smallint'],
  ['status', 'smallint'],
  ['answer_ms', 'integer'],
  ['elapsed_days', 'integer'],
  ['p_recall', 'double precision'],
  ['based_on_reps', 'integer'],
  ['pre_state', 'smallint'],
  ['pre_due', 'timestamptz'],
  ['pre_s', 'double precision'],
  ['pre_d', 'double precision'],
  ['pre_last', 'timestamptz'],
  ['pre_last_day', 'integer'],
  ['pre_reps', 'integer'],
  ['pre_lapses', 'smallint'],
  ['pre_streak', 'integer'],
  ['pre_flags', 'smallint'],
  ['pre_passed', 'timestamptz'],
  ['session_id', 'uuid'],
  ['answer', 'text'],
  ['received_at', 'timestamptz'],
] as const satisfies readonly (readonly [keyof ReviewRow, string])[]

export function toLoggedReview(row: ReviewRow): LoggedReview {
  return {
    reviewId: row.review_id,
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    reviewedAt: row.reviewed_at,
    learnerDay: row.local_day,
    rating: toRating(row.grade),
    givenRating: toRating(row.given_grade),
    verdict: at(verdicts, row.verdict),
    mode: at(modes, row.mode),
    status: at(statuses, row.status),
    answerMs: row.answer_ms,
    elapsedDays: row.elapsed_days,
    recallChance: row.p_recall ?? undefined,
    basedOnReps: row.based_on_reps,
    before: toCard({
      state: row.pre_state,
      due_at: row.pre_due,
      s: row.pre_s,
      d: row.pre_d,
      last_review_at: row.pre_last,
      last_day: row.pre_last_day,
      reps: row.pre_reps,
      lapses: row.pre_lapses,
      streak: row.pre_streak,
      flags: row.pre_flags,
      first_passed_at: row.pre_passed,
    }),
    hadLaterSuccess: hadLaterSuccess(row.pre_flags),
    wasSuspended: (row.pre_flags & 1) !== 0,
    sessionId: row.session_id ?? undefined,
    answer: row.answer,
    receivedAt: row.received_at,
  }
}

export function toReviewRow(review: LoggedReview): ReviewRow {
  const { before } = review
  return {
    review_id: review.reviewId,
    subject_id: review.subjectId,
    facet: toFacetNumber(review.facet),
    reviewed_at: review.reviewedAt,
    local_day: review.learnerDay,
    grade: review.rating,
    given_grade: review.givenRating,
    verdict: verdicts.indexOf(review.verdict),
    mode: modes.indexOf(review.mode),
    status: statuses.indexOf(review.status),
    answer_ms: review.answerMs,
    elapsed_days: review.elapsedDays,
    p_recall: review.recallChance ?? null,
    based_on_reps: review.basedOnReps,
    pre_state: toPhaseNumber(before.phase),
    pre_due: toDate(before.dueAtMs),
    pre_s: before.memory?.stability ?? null,
    pre_d: before.memory?.difficulty ?? null,
    pre_last: toDate(before.lastReviewedAtMs),
    pre_last_day: before.lastDay ?? null,
    pre_reps: before.reps,
    pre_lapses: before.lapses,
    pre_streak: before.streak,
    pre_flags: toFlags({
      card: before,
      isSuspended: review.wasSuspended,
      hasLaterSuccess: review.hadLaterSuccess,
    }),
    pre_passed: toDate(before.firstPassedAtMs),
    session_id: review.sessionId ?? null,
    answer: review.answer,
    received_at: review.receivedAt,
  }
}

function toRating(grade: number): Rating {
  if (!isRating(grade)) throw new RangeError(`${grade} is no grade`)
  return grade
}

function at<Name extends string>(names: readonly Name[], index: number): Name {
  const name = names[index]
  if (name === undefined) throw new RangeError(`a row has ${index} for one of ${names.join(', ')}`)
  return name
}
