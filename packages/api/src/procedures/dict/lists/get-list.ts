import { input, output } from '@kotonoha/contract/dict/lists/get-list'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { getSavedList } from '../../../saved-lists/get-saved-list'
import { toListItem, toListSummary } from '../../../saved-lists/to-list-answer'

export const getList = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userId } = ctx.learner
    const { list, items } = await getSavedList(ctx.accounts.userDb, { ...input, userId })
    return {
      list: toListSummary(list),
      items: items.map((item) => toListItem(ctx.dictionary, item)),
    }
  })
