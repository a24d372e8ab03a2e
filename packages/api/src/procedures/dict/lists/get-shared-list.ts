import { input, output } from '@kotonoha/contract/dict/lists/get-shared-list'
import { findSharedList } from '@kotonoha/user-db/queries/lists/share-list'
import { checkedAnswer } from '../../../checked-answer'
import { foundOrThrow } from '../../../found-or-throw'
import { accountsProcedure } from '../../../procedure'
import { getSavedList } from '../../../saved-lists/get-saved-list'
import { toListItem } from '../../../saved-lists/to-list-answer'

export const getSharedList = accountsProcedure
  .input(input)
  .output(checkedAnswer(output))
  .query(async ({ input, ctx }) => {
    const { userDb } = ctx.accounts
    const key = foundOrThrow(await findSharedList(userDb, input.shareToken), 'such list')
    const { list, items } = await getSavedList(userDb, key)
    return {
      name: list.name,
      updatedAt: list.updatedAt.toISOString(),
      itemCount: items.length,
      items: items.slice(0, input.first).map((item) => toListItem(ctx.dictionary, item)),
    }
  })
