import { input, output } from '@kotonoha/contract/dict/kanji/get-related'
import { findRelatedKanji } from '@kotonoha/dictionary-db/queries/kanji/find-related-kanji'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getRelated = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findRelatedKanji(ctx.dictionary, input.id), `kanji ${input.id} in the dictionary`),
  )
