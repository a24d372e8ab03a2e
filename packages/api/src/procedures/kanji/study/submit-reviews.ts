import { input, output } from '@kotonoha/contract/kanji/study/submit-reviews'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import type { Queries } from '@kotonoha/user-db/user-db'
import { checkedAnswer } from '../../../checked-answer'
import { isCardOfCurriculum } from '../../../study/curriculum-index'
import { studyMutation } from '../../../study/study-procedure'
import { readSubmission, submitAnswers } from '../../../study/submit-answers'

export const submitReviews = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input: { reviews, sessionId }, ctx }) => {
    const { curriculum, at, learner } = ctx
    const answers = reviews
      .filter((review) => isCardOfCurriculum(curriculum, review))
      .map((review) => ({ ...review, givenAtMs: Date.parse(review.reviewedAt) }))
    const asked = { userId: learner.userId, sessionId, answers }
    const read = (queries: Queries) => readSubmission(queries, asked)
    return ctx.changeAfterReading(['cards'], read, async (change, known) => {
      const submitted = { at, curriculum, sessionId, answers, read: known }
      const { statuses, cards } = await submitAnswers(change, submitted)
      return {
        results: reviews.map(({ reviewId }) => {
          const status = statuses.get(reviewId)
          return status === undefined
            ? { reviewId, status: 'rejected' as const, reason: 'unknown-card' as const }
            : { reviewId, status, reason: null }
        }),
        cards: cards.map(toWireCard),
        revision: change.revision,
      }
    })
  })
