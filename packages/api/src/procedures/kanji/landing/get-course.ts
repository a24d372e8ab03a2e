import { input, output } from '@kotonoha/contract/kanji/landing/get-course'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'
import { getCourseOutline } from '../../../study/course-outline'

export const getCourse = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => getCourseOutline(ctx.dictionary))
