import { input, output } from '@kotonoha/contract/kanji/study/start-session'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { addSession, findSession } from '@kotonoha/user-db/queries/study/sessions'
import { findDeviceName } from '../../../accounts/find-device-name'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { chooseQuestions, chooseQuestionsAgain } from '../../../study/choose-questions'
import { listStudyItems } from '../../../study/list-study-items'
import { studyMutation } from '../../../study/study-procedure'
import { toWireSession } from '../../../study/to-wire-session'

export const startSession = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.change(['session'], async (change) => {
      const { queries, userId, revision } = change
      const { at, curriculum, dictionary } = ctx
      const key = { userId, sessionId: input.sessionId }
      const existing = await findSession(queries, key)
      const wish = { ...input, at, curriculum }
      const { lessons, cards } =
        existing === undefined
          ? await chooseQuestions(change, wish)
          : await chooseQuestionsAgain(change, wish, existing)
      const asked = [...new Set([...lessons, ...cards.map(({ subjectId }) => subjectId)])]
      if (existing === undefined) {
        await addSession(queries, {
          ...key,
          mode: input.mode,
          level: input.level,
          subjectIds: asked,
          device: await findDeviceName(queries, ctx.learner),
          left: lessons.length + cards.length,
          revision,
          at,
        })
      }
      const session = foundOrThrow(await findSession(queries, key), 'such session')
      return {
        session: toWireSession(session),
        now: at.toISOString(),
        revision,
        lessons,
        cards: cards.map(toWireCard),
        items: await listStudyItems(dictionary, { queries, userId, subjectIds: asked }),
      }
    }),
  )
