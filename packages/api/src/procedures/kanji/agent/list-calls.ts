import { input, output } from '@kotonoha/contract/kanji/agent/list-calls'
import { listCalls as listCallsOfUser } from '@kotonoha/user-db/queries/agent/calls'
import { listGrantNames } from '@kotonoha/user-db/queries/agent/grants'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const listCalls = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const { userId } = ctx.learner
    const { limit } = input
    const found = await listCallsOfUser(userDb, {
      userId,
      grantId: input.grantId ?? null,
      isChangesOnly: input.kind === 'changes',
      before: toBefore(input.cursor),
      limit: limit + 1,
    })
    const names = await listGrantNames(userDb, userId)
    const calls = found.slice(0, limit).map((call) => ({
      callId: call.callId,
      grantId: call.grantId,
      grantName: names.get(call.grantId) ?? '',
      tool: call.tool,
      summary: call.summary,
      outcome: call.outcome,
      isChange: call.isChange,
      ms: call.ms,
      at: call.at.toISOString(),
    }))
    return { calls, nextCursor: found.length > limit ? (calls.at(-1)?.callId ?? null) : null }
  })

/** The cursor is the last id that was shown. */
function toBefore(cursor: string | null | undefined): string | undefined {
  if (cursor === null || cursor === undefined) return undefined
  if (z.uuid().safeParse(cursor).success) return cursor
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'This cursor is of no earlier answer' })
}
