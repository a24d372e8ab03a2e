import { input, output } from '@kotonoha/contract/kanji/preferences/get'
import { checkedAnswer } from '../../../checked-answer'
import { studyProcedure } from '../../../study/study-procedure'
import { toWireProfile } from '../../../study/to-wire-profile'

export const get = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => toWireProfile(ctx.study.profile))
