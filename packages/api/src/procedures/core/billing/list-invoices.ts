import { input, output } from '@kotonoha/contract/core/billing/list-invoices'
import { findCustomer } from '@kotonoha/user-db/queries/billing/customers'
import { billingProcedure } from '../../../billing/billing-procedure'
import { checkedAnswer } from '../../../checked-answer'

export const listInvoices = billingProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { payer, provider } = ctx.paying
    const customerId = await findCustomer(ctx.accounts.userDb, payer)
    if (customerId === undefined) return { invoices: [], nextCursor: null }
    const { invoices, nextCursor } = await provider.listInvoices(
      customerId,
      input.cursor ?? undefined,
    )
    return {
      invoices: invoices.map((each) => ({ ...each, at: each.at.toISOString() })),
      nextCursor,
    }
  })
