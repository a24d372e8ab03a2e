import { input, output } from '@kotonoha/contract/kanji/study/get-study-availability'
import { checkedAnswer } from '../../../checked-answer'
import { findAvailability } from '../../../study/find-availability'
import { studyProcedure } from '../../../study/study-procedure'

export const getStudyAvailability = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { wire } = await findAvailability(ctx.accounts.userDb, {
      learner: ctx.study,
      standing: await ctx.getStanding(),
      at: ctx.at,
      level: input?.curriculumLevelId,
    })
    return wire
  })
