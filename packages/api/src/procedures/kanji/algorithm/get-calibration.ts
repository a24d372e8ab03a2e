import { input, output } from '@kotonoha/contract/kanji/algorithm/get-calibration'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { getCalibrationOf } from '../../../training/calibration'

export const getCalibration = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => getCalibrationOf(ctx.accounts.userDb, ctx.learner.userId))
