import { maxItemsPerList, maxListsPerUser } from '@kotonoha/contract/dict/lists/limits'
import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { findHttpStatus } from '../../api/api-error'
import { writeCount } from '../../kit/counts/write-count'
import type { ListChange } from './list-change'

const texts: Partial<Record<ProductErrorCode, string>> = {
  'too-many-lists': `You have ${maxListsPerUser} lists, as many as there can be. Delete one to make room.`,
  'too-many-items': `A list holds ${writeCount(maxItemsPerList)} items. Use another list, or remove some.`,
  'no-profile': 'Your profile is not complete, so this was not saved.',
}

/** Why the server would not make a change, in words for the person who made it. */
export function describeRefusal(error: unknown, change: ListChange): string {
  const message = error instanceof Error ? error.message : ''
  const text = Object.entries(texts).find(([code]) => code === message)?.[1]
  if (text !== undefined) return text
  if (findHttpStatus(error) === 404) return describeMissing(change)
  if (findHttpStatus(error) === 429) return 'Too many changes at once. Wait a moment and try again.'
  return 'The change could not be saved. The list is shown as it was.'
}

/** Most likely another device was faster. */
function describeMissing(change: ListChange): string {
  switch (change.kind) {
    case 'set-note':
    case 'reorder-items':
      return 'That item was removed, perhaps on another device.'
    case 'add-items':
      return 'That list, or that entry of the dictionary, is no longer there.'
    default:
      return 'That list was deleted, perhaps on another device.'
  }
}
