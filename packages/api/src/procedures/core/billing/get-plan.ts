import { output } from '@kotonoha/contract/core/billing/get-plan'
import { getPlanOf } from '../../../billing/plan-of'
import { checkedAnswer } from '../../../checked-answer'
import { learnerProcedure } from '../../../procedure'

export const getPlan = learnerProcedure
  .output(checkedAnswer(output))
  .query(({ ctx }) =>
    getPlanOf({ ...ctx.accounts, userId: ctx.learner.userId, at: ctx.accounts.clock() }),
  )
