import { input, output } from '@kotonoha/contract/dict/lists/create-list'
import { createList as createListOfUser } from '@kotonoha/user-db/queries/lists/change-lists'
import { findSavedList } from '@kotonoha/user-db/queries/lists/saved-list'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'
import { toProductError } from '../../../product-error'
import { requireRoomForLists } from '../../../saved-lists/require-room'
import { toListSummary } from '../../../saved-lists/to-list-answer'

export const createList = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { listId, name } = input
      await createListOfUser(queries, { userId, listId, name, at: ctx.at })
      await requireRoomForLists(queries, userId)
      const list = await findSavedList(queries, { userId, listId })
      if (list === undefined) throw toProductError('id-taken')
      return { list: toListSummary(list) }
    }),
  )
