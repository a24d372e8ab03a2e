import { input, output } from '@kotonoha/contract/core/user/create-profile'
import { findProfile, saveProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'
import { toProductError } from '../../../product-error'

export const createProfile = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      const { firstName, lastName } = input
      const existing = await findProfile(queries, userId)
      if (existing !== undefined) throw toProductError('profile-exists')
      await saveProfile(queries, { userId, firstName, lastName, at: ctx.at })
      return { firstName, lastName }
    }),
  )
