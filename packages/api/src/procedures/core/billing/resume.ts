import { input, output } from '@kotonoha/contract/core/billing/resume'
import { billingMutation } from '../../../billing/billing-procedure'
import { findRunning } from '../../../billing/find-running'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'

export const resume = billingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { mutationId } = input
    if (await ctx.wasDone(mutationId)) return {}
    const { payer, provider, sync } = ctx.paying
    await sync()
    const subscriptionId = await findRunning(ctx.accounts.userDb, payer)
    if (subscriptionId === undefined) throw toProductError('no-subscription')
    await provider.cancelAtPeriodEnd(subscriptionId, false)
    await sync()
    return ctx.once(mutationId, async () => ({}))
  })
