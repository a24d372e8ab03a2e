import { input, output } from '@kotonoha/contract/core/about/get-installation'
import { checkedAnswer } from '../../../checked-answer'
import { publicProcedure } from '../../../procedure'

export const getInstallation = publicProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => ({ isSwitchedOff: ctx.isSwitchedOff?.() ?? false }))
