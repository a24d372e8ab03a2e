import { input, output } from '@kotonoha/contract/kanji/study/complete-lessons'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { checkedAnswer } from '../../../checked-answer'
import { findExcluded } from '../../../study/find-excluded'
import { listLessonAnswers } from '../../../study/lesson-answers'
import { studyMutation } from '../../../study/study-procedure'
import { readSubmission, submitAnswers } from '../../../study/submit-answers'

export const completeLessons = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['cards'], async (change) => {
      const { curriculum, at } = ctx
      const known = input.items.filter(({ subjectId }) => curriculum.byId.has(subjectId))
      const { payments } = ctx.accounts
      const excluded = await findExcluded(change, { curriculum, payments, at, lessons: known })
      const included = known.filter(({ lessonId }) => !excluded.has(lessonId))
      const lessons = await listLessonAnswers(change, { curriculum, lessons: included })
      const answers = lessons.flatMap((each) => each.answers)
      const { sessionId } = input
      const asked = { userId: change.userId, sessionId, answers }
      const read = await readSubmission(change.queries, asked)
      const submitted = { at, curriculum, sessionId, answers, read }
      const { statuses, cards } = await submitAnswers(change, submitted)
      const statusOf = new Map(
        lessons.map(({ lessonId, answers: [first] }) => [
          lessonId,
          first && statuses.get(first.reviewId),
        ]),
      )
      return {
        results: input.items.map(({ lessonId }) => {
          const status = statusOf.get(lessonId)
          if (status !== undefined) return { lessonId, status, reason: null }
          const reason = excluded.has(lessonId) ? 'level-needs-subscription' : 'unknown-subject'
          return { lessonId, status: 'rejected' as const, reason } as const
        }),
        cards: cards.map(toWireCard),
        revision: change.revision,
      }
    }),
  )
