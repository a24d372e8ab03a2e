import { input, output } from '@kotonoha/contract/kanji/progress/get-overview'
import { checkedAnswer } from '../../../checked-answer'
import { getOverviewOf } from '../../../progress/overview'
import { studyProcedure } from '../../../study/study-procedure'

export const getOverview = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { at, study: learner } = ctx
    return getOverviewOf(ctx.accounts.userDb, { learner, at, standing: await ctx.getStanding() })
  })
