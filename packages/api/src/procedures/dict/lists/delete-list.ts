import { input, output } from '@kotonoha/contract/dict/lists/delete-list'
import { deleteList as deleteListOfUser } from '@kotonoha/user-db/queries/lists/change-lists'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'

export const deleteList = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { listId } = input
      const wasFound = await deleteListOfUser(queries, { userId, listId, at: ctx.at })
      changedOrThrow(wasFound, 'such list')
      return {}
    }),
  )
