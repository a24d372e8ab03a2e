import { queryClient } from '../../api/query-client'
import { showUndoToast } from '../../kit/toasts/toast-queue'
import type { PlacedItem } from './list-change'
import { listQuery } from './list-queries'
import { submitChange } from './outbox'
import type { ListSummary, SavedItem, SavedList } from './saved-list'

/** Deletes a list and offers to bring it back, with its items, its place and its link. */
export function deleteList(lists: readonly ListSummary[], list: ListSummary): void {
  const { listId, name } = list
  const index = lists.findIndex((each) => each.listId === listId)
  void submitChange({ kind: 'delete-list', listId })
  showUndoToast(`Deleted ${name}`, () => {
    void submitChange({
      kind: 'restore-list',
      listId,
      list,
      index: index < 0 ? lists.length : index,
    })
  })
}

/** Moves a list among the others, and offers to put it back where it was. */
export function reorderLists(
  lists: readonly ListSummary[],
  { listId, afterListId }: { listId: string; afterListId: string | null },
): void {
  const ids = lists.map((each) => each.listId)
  const name = lists.find((each) => each.listId === listId)?.name ?? ''
  void submitChange({ kind: 'reorder-lists', listId, afterListId })
  showUndoToast(`Moved ${name}`, () => {
    void submitChange({ kind: 'reorder-lists', listId, afterListId: findIdBefore(ids, listId) })
  })
}

/** Moves an item within its list, and offers to put it back where it was. */
export function reorderItem(
  { list, items }: SavedList,
  { itemId, afterItemId }: { itemId: string; afterItemId: string | null },
): void {
  const { listId } = list
  const ids = items.map((each) => each.itemId)
  const change = { kind: 'reorder-items' as const, listId, itemIds: [itemId] }
  void submitChange({ ...change, afterItemId })
  showUndoToast(`Moved ${describeItems(findPlacedItems(items, [itemId]))}`, () => {
    void submitChange({ ...change, afterItemId: findIdBefore(ids, itemId) })
  })
}

/** Takes items out and offers to put them back where they were, with their notes. */
export function removeItems({ list, items }: SavedList, itemIds: readonly string[]): void {
  const { listId } = list
  const removed = findPlacedItems(items, itemIds)
  void submitChange({ kind: 'remove-items', listId, itemIds: [...itemIds] })
  showUndoToast(`Removed ${describeItems(removed)}`, () => {
    void submitChange({ kind: 'restore-items', listId, items: removed })
  })
}

/**
 * Moves items to another list and offers to take them back. What the other list had before stays
 * in it then, so it is looked at first; where that fails nothing is taken out of it.
 */
export async function moveItems(
  { list, items }: SavedList,
  itemIds: readonly string[],
  to: ListSummary,
): Promise<void> {
  const { listId } = list
  const moved = findPlacedItems(items, itemIds)
  const target = await queryClient.fetchQuery(listQuery(to.listId)).catch(() => undefined)
  void submitChange({
    kind: 'move-items',
    fromListId: listId,
    toListId: to.listId,
    items: moved.map(({ item }) => item),
  })
  showUndoToast(`Moved ${describeItems(moved)} to ${to.name}`, () => {
    void submitChange({ kind: 'restore-items', listId, items: moved })
    const before = new Set(target?.items.map(({ itemId }) => itemId))
    const added = target === undefined ? [] : itemIds.filter((itemId) => !before.has(itemId))
    if (added.length === 0) return
    void submitChange({ kind: 'remove-items', listId: to.listId, itemIds: added })
  })
}

/** Behind which one it stood; null for the first. */
function findIdBefore(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) - 1] ?? null
}

function findPlacedItems(items: readonly SavedItem[], itemIds: readonly string[]): PlacedItem[] {
  return items.flatMap((item, index) => (itemIds.includes(item.itemId) ? [{ item, index }] : []))
}

function describeItems(placed: readonly PlacedItem[]): string {
  const [first] = placed
  return placed.length === 1 && first ? first.item.text : `${placed.length} items`
}
