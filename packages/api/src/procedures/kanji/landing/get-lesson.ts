import { input, output } from '@kotonoha/contract/kanji/landing/get-lesson'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'
import { findShownLesson } from '../../../study/shown-lesson'

export const getLesson = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => findShownLesson(ctx.dictionary))
