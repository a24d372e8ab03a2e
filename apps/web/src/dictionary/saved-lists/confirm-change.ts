import { queryClient } from '../../api/query-client'
import { applyToContaining, applyToList, applyToLists } from './apply-change'
import type { ListChange } from './list-change'
import { containingQuery, listQuery, listsQuery, ownListsKeys } from './list-queries'

/** Makes a confirmed change in the answers that are kept, before it leaves the outbox. */
export async function confirmChange(change: ListChange): Promise<void> {
  await cancelListFetches()
  queryClient.setQueryData(
    listsQuery().queryKey,
    (answer) => answer && { lists: applyToLists(answer.lists, change) },
  )
  for (const listId of listTouchedLists(change)) {
    queryClient.setQueryData(
      listQuery(listId).queryKey,
      (answer) => answer && applyToList(answer, change),
    )
  }
  for (const itemId of listTouchedItems(change)) {
    queryClient.setQueryData(
      containingQuery(itemId).queryKey,
      (answer) => answer && { listIds: applyToContaining(answer.listIds, itemId, change) },
    )
  }
}

function listTouchedLists(change: ListChange): string[] {
  return change.kind === 'move-items' ? [change.fromListId, change.toListId] : [change.listId]
}

function listTouchedItems(change: ListChange): string[] {
  switch (change.kind) {
    case 'add-items':
      return change.things.map(({ thing }) =>
        thing.kind === 'kanji' ? thing.kanjiId : thing.spellingId,
      )
    case 'remove-items':
      return [...change.itemIds]
    case 'restore-items':
      return change.items.map(({ item }) => item.itemId)
    case 'move-items':
      return change.items.map(({ itemId }) => itemId)
    default:
      return []
  }
}

/** A fetch that began before a change was made would show the time before it. */
export async function cancelListFetches(): Promise<void> {
  await Promise.all(ownListsKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
}
