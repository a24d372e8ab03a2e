import { input, output } from '@kotonoha/contract/dict/lists/move-items'
import { moveItems as moveItemsOfList } from '@kotonoha/user-db/queries/lists/change-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'
import { requireRoomForItems } from '../../../saved-lists/require-room'

export const moveItems = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { fromListId, toListId } = input
      const wereFound = await moveItemsOfList(queries, {
        userId,
        listId: fromListId,
        toListId,
        items: input.itemIds.map(toItemKey),
        at: ctx.at,
      })
      changedOrThrow(wereFound, 'such list')
      await requireRoomForItems(queries, { userId, listId: toListId })
      return {}
    }),
  )
