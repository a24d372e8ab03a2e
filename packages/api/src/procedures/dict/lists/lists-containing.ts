import { input, output } from '@kotonoha/contract/dict/lists/lists-containing'
import { listListsContaining } from '@kotonoha/user-db/queries/lists/saved-list'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'

export const listsContaining = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userId } = ctx.learner
    const key = { userId, ...toItemKey(input.itemId) }
    return { listIds: await listListsContaining(ctx.accounts.userDb, key) }
  })
