import { input, output } from '@kotonoha/contract/kanji/study/end-session'
import { addEvents, type StudyEvent } from '@kotonoha/user-db/queries/study/events'
import { countLessonsOfSession } from '@kotonoha/user-db/queries/study/session-answers'
import { endSession as endSessionOf, findSession } from '@kotonoha/user-db/queries/study/sessions'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { studyMutation } from '../../../study/study-procedure'

export const endSession = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['session'], async ({ queries, userId, revision }) => {
      const { sessionId } = input
      const { at } = ctx
      const wasLive = await endSessionOf(queries, { userId, sessionId, at, revision })
      const session = foundOrThrow(
        await findSession(queries, { userId, sessionId }),
        'such session',
      )
      const { answered, correct, ms, mode } = session
      if (wasLive && answered > 0) {
        const event: StudyEvent =
          mode === 'lessons'
            ? {
                type: 'lesson-batch',
                key: sessionId,
                at,
                data: {
                  sessionId,
                  items: await countLessonsOfSession(queries, { userId, ...session }),
                },
              }
            : {
                type: 'session-ended',
                key: sessionId,
                at,
                data: { sessionId, mode, answered, correct, ms },
              }
        await addEvents(queries, { userId, events: [event] })
      }
      return { answered, correct, minutes: ms / 60_000 }
    }),
  )
