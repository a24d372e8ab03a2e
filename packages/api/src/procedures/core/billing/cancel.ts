import { input, output } from '@kotonoha/contract/core/billing/cancel'
import { billingMutation } from '../../../billing/billing-procedure'
import { setEnd } from '../../../billing/set-end'
import { checkedAnswer } from '../../../checked-answer'

export const cancel = billingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input: { mutationId }, ctx }) => {
    if (await ctx.wasDone(mutationId)) return {}
    await setEnd({ userDb: ctx.accounts.userDb, paying: ctx.paying }, true)
    return ctx.once(mutationId, async () => ({}))
  })
