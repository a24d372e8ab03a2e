import { input, output } from '@kotonoha/contract/core/billing/get-checkout'
import { findCheckout } from '@kotonoha/user-db/queries/billing/checkouts'
import { billingProcedure } from '../../../billing/billing-procedure'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'

export const getCheckout = billingProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { payer, sync } = ctx.paying
    const { userDb } = ctx.accounts
    const asked = { ...payer, checkoutId: input.checkoutId }
    const kept = foundOrThrow(await findCheckout(userDb, asked), 'such checkout')
    if (kept.status === 'open' || kept.status === 'pending') await sync()
    const { plan, status } = foundOrThrow(await findCheckout(userDb, asked), 'such checkout')
    return { plan, status }
  })
