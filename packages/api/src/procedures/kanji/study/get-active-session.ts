import { input, output } from '@kotonoha/contract/kanji/study/get-active-session'
import { toWireCard } from '@kotonoha/contract/kanji/wire-card'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { listAnswersOfSession } from '@kotonoha/user-db/queries/study/session-answers'
import { findLiveSession } from '@kotonoha/user-db/queries/study/sessions'
import { checkedAnswer } from '../../../checked-answer'
import { listStudyItems } from '../../../study/list-study-items'
import { studyProcedure } from '../../../study/study-procedure'
import { toWireSession } from '../../../study/to-wire-session'

export const getActiveSession = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const { userId } = ctx.learner
    const session = await findLiveSession(userDb, { userId, at: ctx.at })
    if (session === undefined) return { session: null, cards: [], items: [], answers: [] }
    const wireSession = toWireSession(session)
    if (input?.withItems === false)
      return { session: wireSession, cards: [], items: [], answers: [] }
    const { subjectIds, sessionId } = session
    return {
      session: wireSession,
      cards: (await listCardsOf(userDb, { userId, subjectIds })).map(toWireCard),
      items: await listStudyItems(ctx.dictionary, { queries: userDb, userId, subjectIds }),
      answers: await listAnswersOfSession(userDb, { userId, sessionId, subjectIds }),
    }
  })
