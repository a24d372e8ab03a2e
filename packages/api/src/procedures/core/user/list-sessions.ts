import { input, output } from '@kotonoha/contract/core/user/list-sessions'
import { nameDevice } from '@kotonoha/contract/core/user/name-device'
import { listSessions as listSessionsOfUser } from '@kotonoha/user-db/queries/accounts/sessions'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const listSessions = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { learner, accounts } = ctx
    const all = await listSessionsOfUser(accounts.userDb, learner.userId)
    const sessions = all.map((session) => ({
      sessionId: session.sessionId,
      device: nameDevice(session.userAgent),
      network: session.network,
      signedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isCurrent: session.sessionId === learner.sessionId,
    }))
    return { sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
  })
