import { input, output } from '@kotonoha/contract/core/notifications/send-test'
import { listPushSubscriptions } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { createCallLimit } from '../../../accounts/call-limit'
import { checkedAnswer } from '../../../checked-answer'
import { sendToBrowser } from '../../../notifications/send-to-browser'
import { learnerMutation } from '../../../procedure'
import { toProductError } from '../../../product-error'

/** Push services count what one sender sends to a browser. */
const isOneTestTooMany = createCallLimit({ calls: 10, windowMs: 600_000 })

export const sendTest = learnerMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { userId } = ctx.learner
    if (isOneTestTooMany(userId, ctx.at)) throw toProductError('too-many-calls')
    // Repeated, it is sent again: a second test harms nobody. Only what finds the browser is once.
    const { isKnown } = await ctx.once(input.mutationId, async (queries) => {
      const all = await listPushSubscriptions(queries, userId)
      return { isKnown: all.some(({ endpointHash }) => endpointHash === input.deviceId) }
    })
    const { userDb, push } = ctx.accounts
    const all = isKnown ? await listPushSubscriptions(userDb, userId) : []
    const subscription = all.find(({ endpointHash }) => endpointHash === input.deviceId)
    if (subscription === undefined) return { outcome: 'gone' as const }
    const { kind } = await sendToBrowser({ userDb, push, at: ctx.at }, subscription, {
      kind: 'test',
    })
    return { outcome: kind === 'unknown' ? ('unreachable' as const) : kind }
  })
