import { billingTermsVersion } from '@kotonoha/contract/core/billing/billing-terms'
import { input, output } from '@kotonoha/contract/core/billing/start-checkout'
import { beginCheckout } from '../../../billing/begin-checkout'
import { billingMutation } from '../../../billing/billing-procedure'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'

export const startCheckout = billingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) => {
    const { mutationId: checkoutId, plan, termsVersion } = input
    if (termsVersion !== billingTermsVersion) throw toProductError('terms-changed')
    const { paying, at } = ctx
    const { email } = ctx.learner
    const { userDb } = ctx.accounts
    return beginCheckout({ userDb, paying, email, checkoutId, plan, termsVersion, at })
  })
