import { input, output } from '@kotonoha/contract/dict/kanji/list-words'
import { listWordsOfKanji } from '@kotonoha/dictionary-db/queries/words/list-words-of-kanji'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { dictionaryProcedure } from '../../../procedure'

export const listWords = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) =>
    foundOrThrow(listWordsOfKanji(ctx.dictionary, input), `kanji ${input.id} in the dictionary`),
  )
