import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { maxItemsPerList } from './limits'
import { itemId, listId } from './list-identifiers'

/**
 * dict.lists.reorderItems: puts items, in the order given, behind another, or first. Only what was
 * moved is told, so that an order made on another device in the meantime stays.
 */
export const input = z.object({
  mutationId,
  listId,
  itemIds: z.array(itemId).min(1).max(maxItemsPerList),
  afterItemId: itemId.nullable(),
})

export const output = z.object({})
