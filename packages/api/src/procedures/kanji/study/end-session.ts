import { input, output } from '@kotonoha/contract/kanji/study/end-session'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
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
        const data = { sessionId, mode, answered, correct, ms }
        const event = { type: 'session-ended' as const, key: sessionId, at, data }
        await addEvents(queries, { userId, events: [event] })
      }
      return { answered, correct, minutes: ms / 60_000 }
    }),
  )
