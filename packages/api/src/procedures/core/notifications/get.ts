import { input, output } from '@kotonoha/contract/core/notifications/get'
import { checkedAnswer } from '../../../checked-answer'
import { getNotifications } from '../../../notifications/get-notifications'
import { learnerProcedure } from '../../../procedure'

export const get = learnerProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => getNotifications(ctx.accounts, ctx.learner.userId))
