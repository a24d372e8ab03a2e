import { input, output } from '@kotonoha/contract/core/notifications/unsubscribe'
import { removePushSubscription } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { checkedAnswer } from '../../../checked-answer'
import { learnerMutation } from '../../../procedure'

export const unsubscribe = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.once(input.mutationId, async (queries) => {
      const { userId } = ctx.learner
      await removePushSubscription(queries, { userId, endpointHash: input.deviceId })
      return {}
    }),
  )
