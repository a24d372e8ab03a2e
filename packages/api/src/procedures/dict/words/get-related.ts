import { input, output } from '@kotonoha/contract/dict/words/get-related'
import { listWordsContaining } from '@kotonoha/dictionary-db/queries/words/list-words-containing'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getRelated = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => ({
    containing: foundOrThrow(
      listWordsContaining(ctx.dictionary, input),
      'such spelling in the dictionary',
    ),
  }))
