import { input, output } from '@kotonoha/contract/kanji/study/submit-reviews'
import { checkedAnswer } from '../../../checked-answer'
import { isCardOfCurriculum } from '../../../study/believed-answer'
import { studyMutation } from '../../../study/study-procedure'
import { submitAnswers } from '../../../study/submit-answers'
import { toWireCard } from '../../../study/to-wire-card'

export const submitReviews = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['cards'], async (change) => {
      const { curriculum, at } = ctx
      const known = input.reviews.filter((review) => isCardOfCurriculum(curriculum, review))
      const { statuses, cards } = await submitAnswers(change, {
        at,
        curriculum,
        sessionId: input.sessionId,
        answers: known.map((review) => ({ ...review, givenAtMs: Date.parse(review.reviewedAt) })),
      })
      return {
        results: input.reviews.map(({ reviewId }) => {
          const status = statuses.get(reviewId)
          return status === undefined
            ? { reviewId, status: 'rejected' as const, reason: 'unknown-card' as const }
            : { reviewId, status, reason: null }
        }),
        cards: cards.map(toWireCard),
        revision: change.revision,
      }
    }),
  )
