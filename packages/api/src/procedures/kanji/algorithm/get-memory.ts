import { input, output } from '@kotonoha/contract/kanji/algorithm/get-memory'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { getMemoryOf } from '../../../training/memory'

export const getMemory = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input: { literal }, ctx }) => {
    const { at, study: learner, accounts } = ctx
    const standing = await ctx.getStanding()
    return getMemoryOf(accounts.userDb, { learner, standing, literal, at })
  })
