import type { Rating } from '@kotonoha/srs/rating'
import { type CountedAnswers, countAnswers } from '@kotonoha/user-db/queries/study/count-answers'
import type { FacetName } from '@kotonoha/user-db/queries/study/facet-number'
import type { ReviewMode, ReviewVerdict } from '@kotonoha/user-db/queries/study/logged-review'
import { findSession } from '@kotonoha/user-db/queries/study/sessions'
import { toBelievedDay, toBelievedTime } from './believed-answer'
import type { CurriculumIndex } from './curriculum-index'
import { followAnswers } from './follow-answers'
import { createScheduler, toCalendar } from './scheduling'
import type { StudyChange } from './study-procedure'

/** An answer as it was sent. */
export interface SubmittedAnswer {
  reviewId: string
  subjectId: number
  facet: FacetName
  /** By the device's clock. */
  givenAtMs: number
  learnerDay?: number | undefined
  rating: Rating
  verdict: ReviewVerdict
  mode: ReviewMode
  answerMs: number
  basedOnReps: number
  answer: string
}

export interface Submitted {
  at: Date
  curriculum: CurriculumIndex
  sessionId: string | undefined
  answers: readonly SubmittedAnswer[]
}

/** Counts answers, and what follows from them: levels, the streak, history. */
export async function submitAnswers(
  change: StudyChange,
  { at, curriculum, sessionId, answers }: Submitted,
): Promise<CountedAnswers> {
  const { queries, userId, revision, preferences } = change
  const session =
    sessionId === undefined ? undefined : await findSession(queries, { userId, sessionId })
  const calendar = toCalendar(preferences)
  const counted = await countAnswers(queries, {
    userId,
    revision,
    at,
    toScheduling: createScheduler(change),
    answers: answers.map(({ givenAtMs, learnerDay, ...answer }) => {
      const reviewedAt = toBelievedTime(givenAtMs, { at, sessionStartedAt: session?.startedAt })
      return {
        ...answer,
        reviewedAt,
        learnerDay: toBelievedDay(learnerDay, { reviewedAt, calendar }),
        sessionId,
      }
    }),
  })
  await followAnswers(change, { at, curriculum, counted })
  return counted
}
