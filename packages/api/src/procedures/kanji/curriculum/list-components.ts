import { input, output } from '@kotonoha/contract/kanji/curriculum/list-components'
import { checkedAnswer } from '../../../checked-answer'
import { listCatalog } from '../../../study/list-catalog'
import { studyProcedure } from '../../../study/study-procedure'
import { toTile } from '../../../study/to-tile'

export const listComponents = studyProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const standing = await ctx.getStanding()
    const found = listCatalog(standing, { ...input, kind: 'component' })
    return { items: found.map((each) => toTile(standing, each)) }
  })
