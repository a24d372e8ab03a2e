import { input, output } from '@kotonoha/contract/dict/kanji/list-components'
import { listComponents as listComponentsOfDictionary } from '@kotonoha/dictionary-db/queries/kanji/list-components'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listComponents = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => listComponentsOfDictionary(ctx.dictionary))
