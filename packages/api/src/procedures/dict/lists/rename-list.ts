import { input, output } from '@kotonoha/contract/dict/lists/rename-list'
import { renameList as renameListOfUser } from '@kotonoha/user-db/queries/lists/change-lists'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'

export const renameList = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { listId, name } = input
      const wasFound = await renameListOfUser(queries, { userId, listId, name, at: ctx.at })
      changedOrThrow(wasFound, 'such list')
      return {}
    }),
  )
