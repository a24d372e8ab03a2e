import { input, output } from '@kotonoha/contract/kanji/progress/get-week'
import { checkedAnswer } from '../../../checked-answer'
import { getWeekOf } from '../../../progress/week'
import { studyProcedure } from '../../../study/study-procedure'

export const getWeek = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { at, study: learner } = ctx
    return getWeekOf(ctx.accounts.userDb, { learner, at, day: input.day })
  })
