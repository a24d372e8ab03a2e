import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { maxItemsPerList } from './limits'
import { itemId, listId } from './list-identifiers'

/**
 * dict.lists.moveItems: to the end of another list, with their notes, in their order. What the
 * other list has already is only taken out of this one. Moving them back undoes it.
 */
export const input = z.object({
  mutationId,
  fromListId: listId,
  toListId: listId,
  itemIds: z.array(itemId).min(1).max(maxItemsPerList),
})

export const output = z.object({})
