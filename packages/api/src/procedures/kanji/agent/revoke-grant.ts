import { input, output } from '@kotonoha/contract/kanji/agent/revoke-grant'
import { revokeGrant as revokeGrantOfUser } from '@kotonoha/user-db/queries/agent/grants'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'

export const revokeGrant = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      await revokeGrantOfUser(queries, { userId, grantId: input.grantId, at: ctx.at })
      return {}
    }),
  )
