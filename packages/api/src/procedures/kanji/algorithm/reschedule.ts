import { input, output } from '@kotonoha/contract/kanji/algorithm/reschedule'
import { checkedAnswer } from '../../../checked-answer'
import { studyMutation } from '../../../study/study-procedure'
import { reschedulePortion } from '../../../training/reschedule'

export const reschedule = studyMutation
  .input(input)
  .output(checkedAnswer(output))
  .mutation(({ input, ctx }) =>
    ctx.changeOnce({ ...input, kinds: ['cards'] }, (change) =>
      reschedulePortion(change, { ...input, at: ctx.at }),
    ),
  )
