import { input, output } from '@kotonoha/contract/dict/search/list-sentences'
import { listSentences as listSentencesOfDictionary } from '@kotonoha/dictionary-db/queries/search/list-sentences'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listSentences = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => listSentencesOfDictionary(ctx.dictionary, input))
