import { input, output } from '@kotonoha/contract/dict/kanji/get-radicals-breakdown'
import { findKanjiStructure } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-structure'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getRadicalsBreakdown = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findKanjiStructure(ctx.dictionary, input), `kanji ${input} in the dictionary`),
  )
