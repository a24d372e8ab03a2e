import type { ListChange } from './list-change'
import { placeAfter } from './place-after'
import type { ListSummary, SavedItem, SavedList, ThingToSave } from './saved-list'
import { toItemId } from './saved-list'

/** The learner's lists as they will be once the server has made the change. */
export function applyToLists(lists: readonly ListSummary[], change: ListChange): ListSummary[] {
  const alter = (listId: string, update: (list: ListSummary) => Partial<ListSummary>) =>
    lists.map((list) => (list.listId === listId ? { ...list, ...update(list) } : list))
  switch (change.kind) {
    case 'create-list':
      return lists.some(({ listId }) => listId === change.listId)
        ? [...lists]
        : [...lists, toNewList(change)]
    case 'rename-list':
      return alter(change.listId, () => ({ name: change.name }))
    case 'delete-list':
      return lists.filter(({ listId }) => listId !== change.listId)
    case 'reorder-lists':
      return placeAfter(lists, ({ listId }) => listId, {
        movedIds: [change.listId],
        afterId: change.afterListId,
      })
    case 'add-items':
      return alter(change.listId, (list) => ({ itemCount: list.itemCount + change.things.length }))
    case 'remove-items':
      return alter(change.listId, (list) => subtract(list, change.itemIds.length))
    case 'restore-items':
      return alter(change.listId, (list) => ({ itemCount: list.itemCount + change.items.length }))
    case 'move-items':
      return alter(change.fromListId, (list) => subtract(list, change.items.length)).map((list) =>
        list.listId === change.toListId
          ? { ...list, itemCount: list.itemCount + change.items.length }
          : list,
      )
    case 'share-list': {
      const { shareToken } = change
      return alter(change.listId, () => (shareToken === undefined ? {} : { shareToken }))
    }
    case 'withdraw-share':
      return alter(change.listId, () => ({ shareToken: null }))
    case 'restore-list':
      return lists
        .filter(({ listId }) => listId !== change.listId)
        .toSpliced(change.index, 0, change.list)
    case 'reorder-items':
    case 'set-note':
      return [...lists]
  }
}

/** One list with its items as it will be. */
export function applyToList(saved: SavedList, change: ListChange): SavedList {
  const { listId } = saved.list
  if (change.kind === 'move-items' ? !isEndOfMove(change, listId) : change.listId !== listId) {
    return saved
  }
  const items = applyToItems(saved.items, change, listId)
  const list = applyToLists([saved.list], change)[0] ?? saved.list
  return { list: { ...list, itemCount: items.length }, items }
}

/** In which lists a thing is, as it will be. */
export function applyToContaining(
  listIds: readonly string[],
  itemId: string,
  change: ListChange,
): string[] {
  const without = (listId: string) => listIds.filter((each) => each !== listId)
  switch (change.kind) {
    case 'add-items':
      return change.things.some(({ thing }) => toItemId(thing) === itemId)
        ? [...without(change.listId), change.listId]
        : [...listIds]
    case 'remove-items':
      return change.itemIds.includes(itemId) ? without(change.listId) : [...listIds]
    case 'restore-items':
      return change.items.some(({ item }) => item.itemId === itemId)
        ? [...without(change.listId), change.listId]
        : [...listIds]
    case 'move-items':
      return change.items.some((item) => item.itemId === itemId)
        ? [...without(change.fromListId).filter((id) => id !== change.toListId), change.toListId]
        : [...listIds]
    case 'delete-list':
      return without(change.listId)
    default:
      return [...listIds]
  }
}

function applyToItems(
  items: readonly SavedItem[],
  change: ListChange,
  listId: string,
): SavedItem[] {
  switch (change.kind) {
    case 'add-items':
      return addMissing(
        items,
        change.things.map((thing) => toNewItem(thing, change.at)),
      )
    case 'remove-items':
      return items.filter(({ itemId }) => !change.itemIds.includes(itemId))
    case 'restore-items': {
      const restored = items.filter((each) =>
        change.items.every(({ item }) => item.itemId !== each.itemId),
      )
      for (const { item, index } of change.items.toSorted((one, other) => one.index - other.index))
        restored.splice(index, 0, item)
      return restored
    }
    case 'move-items': {
      const movedIds = change.items.map(({ itemId }) => itemId)
      return listId === change.fromListId
        ? items.filter(({ itemId }) => !movedIds.includes(itemId))
        : addMissing(items, change.items)
    }
    case 'reorder-items':
      return placeAfter(items, ({ itemId }) => itemId, {
        movedIds: change.itemIds,
        afterId: change.afterItemId,
      })
    case 'set-note':
      return items.map((item) =>
        item.itemId === change.itemId ? { ...item, note: change.note } : item,
      )
    default:
      return [...items]
  }
}

function isEndOfMove(
  { fromListId, toListId }: { fromListId: string; toListId: string },
  listId: string,
): boolean {
  return listId === fromListId || listId === toListId
}

function subtract(list: ListSummary, count: number): Partial<ListSummary> {
  return { itemCount: Math.max(0, list.itemCount - count) }
}

function toNewList({ listId, name, at }: { listId: string; name: string; at: string }) {
  return { listId, name, itemCount: 0, createdAt: at, updatedAt: at, shareToken: null }
}

function toNewItem({ thing, text, reading, gloss }: ThingToSave, addedAt: string): SavedItem {
  const shown = { text, reading, gloss, word: null, kanji: null }
  return { itemId: toItemId(thing), thing, note: '', addedAt, ...shown }
}

function addMissing(items: readonly SavedItem[], added: readonly SavedItem[]): SavedItem[] {
  const there = new Set(items.map(({ itemId }) => itemId))
  return [...items, ...added.filter(({ itemId }) => !there.has(itemId))]
}
