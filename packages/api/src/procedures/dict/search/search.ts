import { input, output } from '@kotonoha/contract/dict/search/search'
import { search as searchDictionary } from '@kotonoha/dictionary-db/queries/search/search'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const search = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => searchDictionary(ctx.dictionary, input))
