import { input, output } from '@kotonoha/contract/dict/lists/remove-items'
import { removeItems as removeItemsOfList } from '@kotonoha/user-db/queries/lists/change-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'

export const removeItems = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const key = { userId: ctx.learner.userId, listId: input.listId }
      const items = input.itemIds.map(toItemKey)
      changedOrThrow(await removeItemsOfList(queries, { ...key, items, at: ctx.at }), 'such list')
      return {}
    }),
  )
