import { api } from '../../api/api'
import { sendOnce } from '../../api/send-once'
import type { ListChange, PendingChange } from './list-change'

const { lists } = api.dict

/**
 * Tells the server a change. What comes back is the change with all that only the server knows, to
 * be made in the answers that are kept.
 */
export async function sendChange({ mutationId, change }: PendingChange): Promise<ListChange> {
  switch (change.kind) {
    case 'create-list': {
      const { listId, name } = change
      await sendOnce(lists.createList.mutationOptions(), { mutationId, listId, name })
      return change
    }
    case 'rename-list': {
      const { listId, name } = change
      await sendOnce(lists.renameList.mutationOptions(), { mutationId, listId, name })
      return change
    }
    case 'delete-list':
      await sendOnce(lists.deleteList.mutationOptions(), { mutationId, listId: change.listId })
      return change
    case 'restore-list':
      await sendOnce(lists.restoreList.mutationOptions(), { mutationId, listId: change.listId })
      return change
    case 'reorder-lists': {
      const { listId, afterListId } = change
      await sendOnce(lists.reorderLists.mutationOptions(), { mutationId, listId, afterListId })
      return change
    }
    case 'share-list': {
      const { listId } = change
      const { shareToken } = await sendOnce(lists.createShareLink.mutationOptions(), {
        mutationId,
        listId,
      })
      return { ...change, shareToken }
    }
    case 'withdraw-share':
      await sendOnce(lists.withdrawShareLink.mutationOptions(), {
        mutationId,
        listId: change.listId,
      })
      return change
    default:
      return sendItemChange(mutationId, change)
  }
}

type ItemChange = Extract<
  ListChange,
  {
    kind:
      | 'add-items'
      | 'remove-items'
      | 'restore-items'
      | 'move-items'
      | 'reorder-items'
      | 'set-note'
  }
>

async function sendItemChange(mutationId: string, change: ItemChange): Promise<ListChange> {
  switch (change.kind) {
    case 'add-items': {
      const items = change.things.map(({ thing }) => ({ thing }))
      const { listId } = change
      await sendOnce(lists.addItems.mutationOptions(), { mutationId, listId, items })
      return change
    }
    case 'remove-items': {
      const { listId, itemIds } = change
      await sendOnce(lists.removeItems.mutationOptions(), {
        mutationId,
        listId,
        itemIds: [...itemIds],
      })
      return change
    }
    case 'restore-items': {
      const itemIds = change.items.map(({ item }) => item.itemId)
      const { listId } = change
      await sendOnce(lists.restoreItems.mutationOptions(), { mutationId, listId, itemIds })
      return change
    }
    case 'move-items': {
      const { fromListId, toListId } = change
      const itemIds = change.items.map(({ itemId }) => itemId)
      const move = { mutationId, fromListId, toListId, itemIds }
      await sendOnce(lists.moveItems.mutationOptions(), move)
      return change
    }
    case 'reorder-items': {
      const { listId, afterItemId } = change
      const itemIds = [...change.itemIds]
      await sendOnce(lists.reorderItems.mutationOptions(), {
        mutationId,
        listId,
        itemIds,
        afterItemId,
      })
      return change
    }
    case 'set-note': {
      const { listId, itemId, note } = change
      await sendOnce(lists.setNote.mutationOptions(), { mutationId, listId, itemId, note })
      return change
    }
  }
}
