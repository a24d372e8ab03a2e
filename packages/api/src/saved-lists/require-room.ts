import { maxItemsPerList, maxListsPerUser } from '@kotonoha/contract/dict/lists/limits'
import { countLists } from '@kotonoha/user-db/queries/lists/change-lists'
import { findSavedList } from '@kotonoha/user-db/queries/lists/saved-list'
import type { Queries } from '@kotonoha/user-db/user-db'
import { toProductError } from '../product-error'

/** Throws `too-many-lists` when a change made more than a learner may have; it is then undone. */
export async function requireRoomForLists(queries: Queries, userId: string): Promise<void> {
  if ((await countLists(queries, userId)) > maxListsPerUser) throw toProductError('too-many-lists')
}

/** Throws `too-many-items` when a change made a list longer than it may be; it is then undone. */
export async function requireRoomForItems(
  queries: Queries,
  key: { userId: string; listId: string },
): Promise<void> {
  const list = await findSavedList(queries, key)
  if ((list?.itemCount ?? 0) > maxItemsPerList) throw toProductError('too-many-items')
}
