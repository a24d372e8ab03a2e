import { input, output } from '@kotonoha/contract/kanji/algorithm/get-model'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { getModelOf } from '../../../training/model'

export const getModel = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => {
    const { at, study: learner, accounts } = ctx
    return getModelOf(accounts.userDb, { learner, at, training: accounts.training })
  })
