import { input, output } from '@kotonoha/contract/core/user/cancel-deletion'
import { cancelDeletion as cancelDeletionOfUser } from '@kotonoha/user-db/queries/account-data/account-deletion'
import { findProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { checkedAnswer } from '../../../checked-answer'
import { sensitiveMutation } from '../../../procedure'

export const cancelDeletion = sensitiveMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId, email } = ctx.learner
      if (await cancelDeletionOfUser(queries, userId)) {
        const firstName = (await findProfile(queries, userId))?.firstName ?? ''
        await ctx.accounts.announceDeletion(queries, { userId, email, firstName, dueAt: null })
      }
      return {}
    }),
  )
