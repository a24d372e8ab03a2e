import { input, output } from '@kotonoha/contract/dict/lists/add-items'
import { addItems as addItemsToList } from '@kotonoha/user-db/queries/lists/change-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow, foundOrThrow } from '../../../found-or-throw'
import { learnerMutation, withDictionary } from '../../../procedure'
import { requireRoomForItems } from '../../../saved-lists/require-room'
import { findSnapshot } from '../../../saved-lists/snapshot'

export const addItems = learnerMutation
  .use(withDictionary)
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const items = input.items.map(({ thing, note }) => ({
      ...foundOrThrow(findSnapshot(ctx.dictionary, thing), `such ${thing.kind} in the dictionary`),
      note,
    }))
    return ctx.once(input.mutationId, async (queries) => {
      const key = { userId: ctx.learner.userId, listId: input.listId }
      changedOrThrow(await addItemsToList(queries, { ...key, items, at: ctx.at }), 'such list')
      await requireRoomForItems(queries, key)
      return {}
    })
  })
