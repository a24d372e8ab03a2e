import { input, output } from '@kotonoha/contract/kanji/progress/get-stats'
import { checkedAnswer } from '../../../checked-answer'
import { getStatsOf } from '../../../progress/stats'
import { studyProcedure } from '../../../study/study-procedure'

export const getStats = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { at, study: learner } = ctx
    return getStatsOf(ctx.accounts.userDb, { learner, at, standing: await ctx.getStanding() })
  })
