import { input, output } from '@kotonoha/contract/dict/kanji/list-briefs'
import { listKanjiBriefs } from '@kotonoha/dictionary-db/queries/kanji/list-kanji-briefs'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listBriefs = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => listKanjiBriefs(ctx.dictionary))
