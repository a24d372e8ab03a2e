import { input, output } from '@kotonoha/contract/dict/lists/set-note'
import { setNote as setNoteOfItem } from '@kotonoha/user-db/queries/lists/change-items'
import { checkedAnswer } from '../../../checked-answer'
import { changedOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'
import { toItemKey } from '../../../saved-lists/item-key'

export const setNote = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { listId, note } = input
      const item = toItemKey(input.itemId)
      const { userId } = ctx.learner
      const wasFound = await setNoteOfItem(queries, { userId, listId, item, note, at: ctx.at })
      changedOrThrow(wasFound, 'such item')
      return {}
    }),
  )
