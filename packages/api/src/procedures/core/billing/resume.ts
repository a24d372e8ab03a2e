import { input, output } from '@kotonoha/contract/core/billing/resume'
import { billingMutation } from '../../../billing/billing-procedure'
import { setEnd } from '../../../billing/set-end'
import { checkedAnswer } from '../../../checked-answer'

export const resume = billingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input: { mutationId }, ctx }) => {
    if (await ctx.wasDone(mutationId)) return {}
    await setEnd({ userDb: ctx.accounts.userDb, paying: ctx.paying }, false)
    return ctx.once(mutationId, async () => ({}))
  })
