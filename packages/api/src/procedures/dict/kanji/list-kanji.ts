import { input, output } from '@kotonoha/contract/dict/kanji/list-kanji'
import { listKanji as listKanjiOfDictionary } from '@kotonoha/dictionary-db/queries/kanji/list-kanji'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listKanji = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => listKanjiOfDictionary(ctx.dictionary, input))
