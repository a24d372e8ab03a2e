import { input, output } from '@kotonoha/contract/dict/lists/restore-items'
import { restoreItems as restoreItemsOfList } from '@kotonoha/user-db/queries/lists/change-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'
import { requireRoomForItems } from '../../../saved-lists/require-room'

export const restoreItems = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const key = { userId: ctx.learner.userId, listId: input.listId }
      const items = input.itemIds.map(toItemKey)
      changedOrThrow(await restoreItemsOfList(queries, { ...key, items, at: ctx.at }), 'such list')
      await requireRoomForItems(queries, key)
      return {}
    }),
  )
