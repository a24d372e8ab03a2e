import { type ListItem, listItems } from '@kotonoha/user-db/queries/lists/list-item'
import { findSavedList, type SavedList } from '@kotonoha/user-db/queries/lists/saved-list'
import type { Queries } from '@kotonoha/user-db/user-db'
import { foundOrThrow } from '../found-or-throw'

/** A list of this learner with its items; somebody else's is NOT_FOUND like one that is not there. */
export async function getSavedList(
  queries: Queries,
  key: { userId: string; listId: string },
): Promise<{ list: SavedList; items: ListItem[] }> {
  const list = foundOrThrow(await findSavedList(queries, key), 'such list')
  return { list, items: await listItems(queries, key) }
}
