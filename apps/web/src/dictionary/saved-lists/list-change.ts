import type { ListSummary, SavedItem, ThingToSave } from './saved-list'

/**
 * What a learner does to their lists, as the server is told it. Beyond that, a change carries what
 * its effect on the screen needs before the server has answered.
 */
export type ListChange =
  | { kind: 'create-list'; listId: string; name: string; at: string }
  | { kind: 'rename-list'; listId: string; name: string }
  | { kind: 'delete-list'; listId: string }
  | { kind: 'restore-list'; listId: string; list: ListSummary; index: number }
  | { kind: 'reorder-lists'; listId: string; afterListId: string | null }
  | { kind: 'add-items'; listId: string; things: readonly ThingToSave[]; at: string }
  | { kind: 'remove-items'; listId: string; itemIds: readonly string[] }
  | { kind: 'restore-items'; listId: string; items: readonly PlacedItem[] }
  | { kind: 'move-items'; fromListId: string; toListId: string; items: readonly SavedItem[] }
  | {
      kind: 'reorder-items'
      listId: string
      itemIds: readonly string[]
      afterItemId: string | null
    }
  | { kind: 'set-note'; listId: string; itemId: string; note: string }
  /** The token is the server's: there once it has answered. */
  | { kind: 'share-list'; listId: string; shareToken?: string }
  | { kind: 'withdraw-share'; listId: string }

/** An item with its place in the list, from 0, when it was taken out. */
export interface PlacedItem {
  item: SavedItem
  index: number
}

const kinds = {
  'create-list': true,
  'rename-list': true,
  'delete-list': true,
  'restore-list': true,
  'reorder-lists': true,
  'add-items': true,
  'remove-items': true,
  'restore-items': true,
  'move-items': true,
  'reorder-items': true,
  'set-note': true,
  'share-list': true,
  'withdraw-share': true,
} satisfies Record<ListChange['kind'], true>

/** What another release wrote is of a kind that this one does not know. */
export function isListChange(value: unknown): value is ListChange {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return typeof value.kind === 'string' && Object.hasOwn(kinds, value.kind)
}

/** A change under the id that makes it safe to send twice. */
export interface PendingChange {
  mutationId: string
  change: ListChange
}
