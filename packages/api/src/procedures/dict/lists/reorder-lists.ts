import { input, output } from '@kotonoha/contract/dict/lists/reorder-lists'
import { placeList } from '@kotonoha/user-db/queries/lists/change-lists'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'

export const reorderLists = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { listId } = input
      // A list behind itself is where it is.
      if (listId === input.afterListId) return {}
      const afterListId = input.afterListId ?? undefined
      changedOrThrow(await placeList(queries, { userId, listId, afterListId }), 'such list')
      return {}
    }),
  )
