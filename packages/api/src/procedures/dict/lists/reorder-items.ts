import { input, output } from '@kotonoha/contract/dict/lists/reorder-items'
import { placeItems } from '@kotonoha/user-db/queries/lists/place-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'

export const reorderItems = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const wereFound = await placeItems(queries, {
        userId: ctx.learner.userId,
        listId: input.listId,
        items: input.itemIds.map(toItemKey),
        after: input.afterItemId === null ? undefined : toItemKey(input.afterItemId),
        at: ctx.at,
      })
      changedOrThrow(wereFound, 'such list, or no such item in it')
      return {}
    }),
  )
