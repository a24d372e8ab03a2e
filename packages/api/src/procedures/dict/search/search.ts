import { input, output } from '@kotonoha/contract/dict/search/search'
import {
  searchAsText,
  search as searchDictionary,
} from '@kotonoha/dictionary-db/queries/search/search'
import { checkedAnswer, checkedText } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const search = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .meta({
    cacheability: 'by-dictionary',
    answerAsText: (dictionary, given) =>
      checkedText(output, searchAsText(dictionary, input.parse(given))),
  })
  .query(({ input, ctx }) => searchDictionary(ctx.dictionary, input))
