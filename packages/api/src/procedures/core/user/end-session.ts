import { input, output } from '@kotonoha/contract/core/user/end-session'
import { endSession as endSessionOfUser } from '@kotonoha/user-db/queries/accounts/sessions'
import { removeSignedOutSubscriptions } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { checkedAnswer } from '../../../checked-answer'
import { sensitiveMutation } from '../../../procedure'

export const endSession = sensitiveMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      await endSessionOfUser(queries, { userId, sessionId: input.sessionId })
      await removeSignedOutSubscriptions(queries, userId)
      return {}
    }),
  )
