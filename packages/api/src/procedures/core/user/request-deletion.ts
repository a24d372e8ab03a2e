import { input, output } from '@kotonoha/contract/core/user/request-deletion'
import {
  findDeletion,
  requestDeletion as requestDeletionOfUser,
} from '@kotonoha/user-db/queries/account-data/account-deletion'
import { revokeAllGrants } from '@kotonoha/user-db/queries/agent/grants'
import { findProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { requireRecentSignIn } from '../../../accounts/require-recent-sign-in'
import { checkedAnswer } from '../../../checked-answer'
import { sensitiveMutation } from '../../../procedure'

export const requestDeletion = sensitiveMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    await requireRecentSignIn(ctx.accounts, ctx.learner)
    return ctx.once(input.mutationId, async (queries) => {
      const { userId, email } = ctx.learner
      const waiting = await findDeletion(queries, userId)
      const { dueAt } = waiting ?? (await requestDeletionOfUser(queries, { userId, at: ctx.at }))
      // The account stays for a while, and nobody but its owner has anything to do in it.
      await revokeAllGrants(queries, { userId, at: ctx.at })
      if (waiting === undefined) {
        const firstName = (await findProfile(queries, userId))?.firstName ?? ''
        await ctx.accounts.announceDeletion(queries, { userId, email, firstName, dueAt })
      }
      return { deletionDueAt: dueAt.toISOString() }
    })
  })
