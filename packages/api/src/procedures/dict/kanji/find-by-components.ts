import { input, output } from '@kotonoha/contract/dict/kanji/find-by-components'
import { findKanjiByComponents } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-by-components'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const findByComponents = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ input, ctx }) => findKanjiByComponents(ctx.dictionary, input))
