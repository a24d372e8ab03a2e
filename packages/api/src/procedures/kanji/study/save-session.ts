import { input, output } from '@kotonoha/contract/kanji/study/save-session'
import { findSession, saveSession as saveSessionOf } from '@kotonoha/user-db/queries/study/sessions'
import { findDeviceName } from '../../../accounts/find-device-name'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { toProductError } from '../../../product-error'
import { studyMutation } from '../../../study/study-procedure'

export const saveSession = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['session'], async ({ queries, userId, revision }) => {
      const device = await findDeviceName(queries, ctx.learner)
      const session = { ...input, userId, revision, device, at: ctx.at }
      const version = await saveSessionOf(queries, session)
      if (version !== undefined) return { version }
      const key = { userId, sessionId: input.sessionId }
      const kept = foundOrThrow(await findSession(queries, key), 'such session')
      // The same save, sent again because its answer was lost.
      const isRepeated =
        kept.isLive && kept.version === input.version + 1 && kept.document === input.document
      if (!isRepeated) throw toProductError('stale-session')
      return { version: kept.version }
    }),
  )
