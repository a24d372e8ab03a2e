import { input, output } from '@kotonoha/contract/kanji/progress/list-events'
import { checkedAnswer } from '../../../checked-answer'
import { listHistory } from '../../../progress/history'
import { studyProcedure } from '../../../study/study-procedure'

export const listEvents = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const standing = await ctx.getStanding()
    return listHistory(ctx.accounts.userDb, { learner: ctx.study, standing, at: ctx.at, ...input })
  })
