import { input, output } from '@kotonoha/contract/kanji/dashboard/get'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'
import { getDashboard } from '../../../study/dashboard'
import { studyProcedure } from '../../../study/study-procedure'

export const get = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const standing = await ctx.getStanding()
    if (standing.openLevels.size === 0) {
      throw toProductError('kanji-curriculum-no-unlocked-levels')
    }
    return getDashboard(ctx.accounts.userDb, { learner: ctx.study, standing, at: ctx.at })
  })
