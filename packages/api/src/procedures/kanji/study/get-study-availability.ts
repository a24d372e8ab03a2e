import { input, output } from '@kotonoha/contract/kanji/study/get-study-availability'
import { checkedAnswer } from '../../../checked-answer'
import { findAvailability } from '../../../study/find-availability'
import { settleLevels } from '../../../study/settle-levels'
import { studyProcedure } from '../../../study/study-procedure'

export const getStudyAvailability = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { wire } = await findAvailability(ctx.accounts.userDb, {
      ...(await settleLevels(ctx)),
      at: ctx.at,
      level: input?.curriculumLevelId,
    })
    return wire
  })
