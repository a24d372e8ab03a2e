import { input, output } from '@kotonoha/contract/kanji/progress/get-year'
import { checkedAnswer } from '../../../checked-answer'
import { getYearOf } from '../../../progress/year'
import { studyProcedure } from '../../../study/study-procedure'

export const getYear = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { at, study: learner } = ctx
    return getYearOf(ctx.accounts.userDb, { learner, at, year: input.year })
  })
