import { input, output } from '@kotonoha/contract/dict/lists/withdraw-share-link'
import { findSavedList } from '@kotonoha/user-db/queries/lists/saved-list'
import { withdrawShare } from '@kotonoha/user-db/queries/lists/share-list'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'

export const withdrawShareLink = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const key = { userId: ctx.learner.userId, listId: input.listId }
      foundOrThrow(await findSavedList(queries, key), 'such list')
      await withdrawShare(queries, key)
      return {}
    }),
  )
