import { input, output } from '@kotonoha/contract/dict/lists/list-lists'
import { listSavedLists } from '@kotonoha/user-db/queries/lists/saved-list'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'
import { toListSummary } from '../../../saved-lists/to-list-answer'

export const listLists = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const lists = await listSavedLists(ctx.accounts.userDb, ctx.learner.userId)
    return { lists: lists.map(toListSummary) }
  })
