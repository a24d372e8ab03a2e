import { input, output } from '@kotonoha/contract/core/notifications/subscribe'
import { planNotification } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { savePushSubscription } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { findDeviceName } from '../../../accounts/find-device-name'
import { checkedAnswer } from '../../../checked-answer'
import { toDeviceId } from '../../../notifications/to-device-id'
import { learnerMutation } from '../../../procedure'
import { toProductError } from '../../../product-error'

export const subscribe = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    // An address that a client made up would have this server call whatever it can reach.
    if (!ctx.accounts.push.isKnownService(input.endpoint)) {
      throw toProductError('unknown-push-service')
    }
    return ctx.once(input.mutationId, async (queries) => {
      const { userId, sessionId } = ctx.learner
      const { endpoint, p256dh, auth } = input
      const deviceId = toDeviceId(endpoint)
      const device = await findDeviceName(queries, ctx.learner)
      await savePushSubscription(queries, {
        userId,
        endpointHash: deviceId,
        endpoint,
        p256dh,
        auth,
        sessionId,
        device,
        createdAt: ctx.at,
      })
      await planNotification(queries, { userId, kind: 'reviews-due', at: ctx.at })
      return { deviceId }
    })
  })
