import { input, output } from '@kotonoha/contract/core/billing/withdraw'
import { requireRecentSignIn } from '../../../accounts/require-recent-sign-in'
import { sensitiveBillingMutation } from '../../../billing/billing-procedure'
import { getWithdrawalOf, withdrawNow } from '../../../billing/withdraw'
import { checkedAnswer } from '../../../checked-answer'
import { PaymentsUnavailableError } from '../../../payments/payments'

export const withdraw = sensitiveBillingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { paying, at } = ctx
    if (input.step === 'declare') {
      return getWithdrawalOf(ctx.accounts.userDb, { payer: paying.payer, at })
    }
    await requireRecentSignIn(ctx.accounts, ctx.learner)
    const answer = await ctx.once(input.mutationId, (queries) =>
      withdrawNow(queries, { paying, email: ctx.learner.email, at }),
    )
    try {
      await paying.sync()
    } catch (error) {
      // It is received all the same; the money is given back once the payment service answers.
      if (!(error instanceof PaymentsUnavailableError)) throw error
    }
    return answer
  })
