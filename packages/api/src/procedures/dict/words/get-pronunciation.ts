import { input, output } from '@kotonoha/contract/dict/words/get-pronunciation'
import { findPronunciation } from '@kotonoha/dictionary-db/queries/words/find-pronunciation'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getPronunciation = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findPronunciation(ctx.dictionary, input), 'such spelling in the dictionary'),
  )
