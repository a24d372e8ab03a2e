import { input, output } from '@kotonoha/contract/dict/words/list-words'
import { listWords as listWordsOfDictionary } from '@kotonoha/dictionary-db/queries/words/list-words'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listWords = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => listWordsOfDictionary(ctx.dictionary, input))
