import { input, output } from '@kotonoha/contract/dict/daily/get-today'
import { findToday } from '@kotonoha/dictionary-db/queries/daily/find-today'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getToday = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findToday(ctx.dictionary, input.date), 'kanji and word of the day'),
  )
