import { api } from '../../api/api'

/**
 * Own lists are asked for again whenever they are shown, as another device may have changed them,
 * and they are kept for minutes only, so that what is in them is in no cache that outlives the
 * visit. Their names are (`kept-lists.ts`), until their learner signs out.
 */
const ownData = {
  staleTime: 0,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: 'always',
} as const

export function listsQuery() {
  return api.dict.lists.listLists.queryOptions(undefined, ownData)
}

export function listQuery(listId: string) {
  return api.dict.lists.getList.queryOptions({ listId }, ownData)
}

export function containingQuery(itemId: string) {
  return api.dict.lists.listsContaining.queryOptions({ itemId }, ownData)
}

/** Everything above, whichever list it is about. */
export const ownListsKeys = [
  api.dict.lists.listLists.pathKey(),
  api.dict.lists.getList.pathKey(),
  api.dict.lists.listsContaining.pathKey(),
]
