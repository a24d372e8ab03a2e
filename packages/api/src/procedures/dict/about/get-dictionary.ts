import { input, output } from '@kotonoha/contract/dict/about/get-dictionary'
import { getAbout } from '@kotonoha/dictionary-db/queries/about/get-about'
import { checkedAnswer } from '../../../checked-answer'
import { dictionaryProcedure } from '../../../procedure'

export const getDictionary = dictionaryProcedure
  .meta({ cacheability: 'revalidated' })
  .input(input)
  .output(checkedAnswer(output))
  .query(({ ctx }) => getAbout(ctx.dictionary))
