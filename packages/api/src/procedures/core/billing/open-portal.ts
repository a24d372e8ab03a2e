import { input, output } from '@kotonoha/contract/core/billing/open-portal'
import { findCustomer } from '@kotonoha/user-db/queries/billing/customers'
import { billingMutation } from '../../../billing/billing-procedure'
import { findRunning } from '../../../billing/find-running'
import { checkedAnswer } from '../../../checked-answer'
import { toProductError } from '../../../product-error'

export const openPortal = billingMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(async ({ input, ctx }) => {
    const { payer, provider, siteUrl } = ctx.paying
    const { userDb } = ctx.accounts
    const customerId = await findCustomer(userDb, payer)
    if (customerId === undefined) throw toProductError('no-subscription')
    const url = await provider.openPortal({
      customerId,
      subscriptionId: await findRunning(userDb, payer),
      flow: input.flow,
      returnUrl: `${siteUrl}/app/kanji/subscription?from=portal`,
      key: input.mutationId,
    })
    return { url }
  })
