import { input, output } from '@kotonoha/contract/kanji/algorithm/revert-reschedule'
import { checkedAnswer } from '../../../checked-answer'
import { studyMutation } from '../../../study/study-procedure'
import { revertReschedule as revertDates } from '../../../training/reschedule'

export const revertReschedule = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards'] }, (change) =>
      revertDates(change, { ...input, at: ctx.at }),
    ),
  )
