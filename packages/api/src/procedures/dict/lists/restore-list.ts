import { input, output } from '@kotonoha/contract/dict/lists/restore-list'
import { restoreList as restoreListOfUser } from '@kotonoha/user-db/queries/lists/change-lists'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { requireRoomForLists } from '../../../saved-lists/require-room'

export const restoreList = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { listId } = input
      changedOrThrow(await restoreListOfUser(queries, { userId, listId }), 'such list')
      await requireRoomForLists(queries, userId)
      return {}
    }),
  )
