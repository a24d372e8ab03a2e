import { input, output } from '@kotonoha/contract/dict/search/suggest'
import { suggest as suggestFromDictionary } from '@kotonoha/dictionary-db/queries/search/suggest'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const suggest = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => suggestFromDictionary(ctx.dictionary, input))
