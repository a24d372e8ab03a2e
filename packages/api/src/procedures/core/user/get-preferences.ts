import { input, output } from '@kotonoha/contract/core/user/get-preferences'
import { listProductPreferences } from '../../../accounts/list-product-preferences'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const getPreferences = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => listProductPreferences(ctx.accounts.userDb, ctx.learner.userId))
