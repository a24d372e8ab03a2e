import { input, output } from '@kotonoha/contract/kanji/dashboard/get'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'
import { getDashboard } from '../../../study/dashboard'
import { settleLevels } from '../../../study/settle-levels'
import { studyProcedure } from '../../../study/study-procedure'

export const get = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const settled = await settleLevels(ctx)
    if (settled.standing.openLevels.size === 0) {
      throw toProductError('kanji-curriculum-no-unlocked-levels')
    }
    return getDashboard(ctx.accounts.userDb, {
      ...settled,
      dictionary: ctx.dictionary,
      at: ctx.at,
    })
  })
