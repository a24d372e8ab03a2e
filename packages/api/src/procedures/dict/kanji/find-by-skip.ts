import { input, output } from '@kotonoha/contract/dict/kanji/find-by-skip'
import { findKanjiBySkip } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-by-skip'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const findBySkip = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => findKanjiBySkip(ctx.dictionary, input))
