import { input, output } from '@kotonoha/contract/dict/lists/create-share-link'
import { shareList } from '@kotonoha/user-db/queries/lists/share-list'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { learnerMutation } from '../../../procedure'

export const createShareLink = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const token = ctx.accounts.makeShareToken()
    return ctx.once(input.mutationId, async (queries) => {
      const share = { userId: ctx.learner.userId, listId: input.listId, token, at: ctx.at }
      return { shareToken: foundOrThrow(await shareList(queries, share), 'such list') }
    })
  })
