import { input, output } from '@kotonoha/contract/kanji/algorithm/preview-reschedule'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { previewPortion } from '../../../training/reschedule'

export const previewReschedule = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input: { after }, ctx }) => {
    const { at, study: learner, accounts } = ctx
    return previewPortion(accounts.userDb, { learner, after, at })
  })
