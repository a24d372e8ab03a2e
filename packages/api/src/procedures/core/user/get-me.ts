import { input, output } from '@kotonoha/contract/core/user/get-me'
import { findDeletion } from '@kotonoha/user-db/queries/account-data/account-deletion'
import { findProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const getMe = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ ctx }) => {
    const { userDb } = ctx.accounts
    const { userId, email } = ctx.learner
    const [profile, deletion] = await Promise.all([
      findProfile(userDb, userId),
      findDeletion(userDb, userId),
    ])
    const account = { userId, email, deletionDueAt: deletion?.dueAt.toISOString() ?? null }
    if (profile === undefined) return { ...account, kind: 'profile' as const }
    const { firstName, lastName } = profile
    return { ...account, kind: 'signed-in' as const, firstName, lastName }
  })
