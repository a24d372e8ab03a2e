import type { Rating } from '@kotonoha/srs/rating'
import { toBelievedDay, toBelievedTime } from '@kotonoha/study/fold/believed-answer'
import type { ReviewMode, ReviewVerdict } from '@kotonoha/study/fold/logged-review'
import type { Facet } from '@kotonoha/study/subject'
import {
  type Answered,
  type CountedAnswers,
  countAnswers,
  findAnswered,
} from '@kotonoha/user-db/queries/study/count-answers'
import { findSession, type StudySession } from '@kotonoha/user-db/queries/study/sessions'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { CurriculumIndex } from './curriculum-index'
import { createScheduler, toCalendar } from './scheduling'
import type { StudyChange } from './study-procedure'
import { updateAfterAnswers } from './update-after-answers'

/** An answer as it was sent. */
export interface SubmittedAnswer {
  reviewId: string
  subjectId: number
  facet: Facet
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
  /** From `readSubmission`. */
  read: SubmissionRead
}

/** What has to be known of answers to count them. */
export interface SubmissionRead {
  session: StudySession | undefined
  found: Answered
}

/** Reads it, once the learner's changes come in turn. */
export async function readSubmission(
  queries: Queries,
  {
    userId,
    sessionId,
    answers,
  }: {
    userId: string
    sessionId: string | undefined
    answers: readonly Pick<SubmittedAnswer, 'reviewId' | 'subjectId' | 'facet'>[]
  },
): Promise<SubmissionRead> {
  const [session, found] = await together([
    sessionId === undefined
      ? Promise.resolve(undefined)
      : findSession(queries, { userId, sessionId }),
    findAnswered(queries, { userId, answers }),
  ])
  return { session, found }
}

/** Counts answers, and what follows from them: levels, the streak, history. */
export async function submitAnswers(
  change: StudyChange,
  { at, curriculum, sessionId, answers, read: { session, found } }: Submitted,
): Promise<CountedAnswers> {
  const { queries, userId, revision, preferences } = change
  const calendar = toCalendar(preferences)
  const counted = await countAnswers(queries, {
    userId,
    revision,
    at,
    found,
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
  await updateAfterAnswers(change, { at, curriculum, counted })
  return counted
}
