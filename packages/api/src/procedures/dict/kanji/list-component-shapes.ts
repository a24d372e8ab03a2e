import { input, output } from '@kotonoha/contract/dict/kanji/list-component-shapes'
import { listComponentShapes as listComponentShapesOfDictionary } from '@kotonoha/dictionary-db/queries/kanji/list-components'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const listComponentShapes = dictionaryProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => listComponentShapesOfDictionary(ctx.dictionary))
