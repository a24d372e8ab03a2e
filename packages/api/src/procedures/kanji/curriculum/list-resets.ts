import { input, output } from '@kotonoha/contract/kanji/curriculum/list-resets'
import { listLevelResets } from '@kotonoha/user-db/queries/study/level-resets'
import { checkedAnswer } from '../../../checked-answer'
import { resetLifeMs } from '../../../study/restore-reset'
import { studyProcedure } from '../../../study/study-procedure'

export const listResets = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const since = new Date(ctx.at.getTime() - resetLifeMs)
    const asked = { userId: ctx.learner.userId, since }
    const resets = await listLevelResets(ctx.accounts.userDb, asked)
    return {
      resets: resets.map(({ createdAt, ...reset }) => ({
        ...reset,
        at: createdAt.toISOString(),
        expiresAt: new Date(createdAt.getTime() + resetLifeMs).toISOString(),
      })),
    }
  })
