import { input, output } from '@kotonoha/contract/dict/kanji/get-definition-overview'
import { findKanjiDefinition } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-definition'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getDefinitionOverview = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findKanjiDefinition(ctx.dictionary, input), `kanji ${input} in the dictionary`),
  )
