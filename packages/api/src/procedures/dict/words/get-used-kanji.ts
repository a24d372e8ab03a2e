import { input, output } from '@kotonoha/contract/dict/words/get-used-kanji'
import { findUsedKanji } from '@kotonoha/dictionary-db/queries/words/find-used-kanji'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const getUsedKanji = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(findUsedKanji(ctx.dictionary, input), 'such spelling in the dictionary'),
  )
