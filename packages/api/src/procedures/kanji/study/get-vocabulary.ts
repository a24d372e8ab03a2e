import { output } from '@kotonoha/contract/kanji/study/get-vocabulary'
import { checkedAnswer } from '../../../checked-answer'
import { visitorStudyProcedure } from '../../../study/study-procedure'

export const getVocabulary = visitorStudyProcedure
  .output(checkedAnswer(output))
  .query(({ ctx }) => ({ words: ctx.curriculum.getVocabulary() }))
