import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { maxItemsPerList } from './limits'
import { itemId, listId } from './list-identifiers'

/** dict.lists.restoreItems: undoes removeItems, at the places and with the notes they had. */
export const input = z.object({
  mutationId,
  listId,
  itemIds: z.array(itemId).min(1).max(maxItemsPerList),
})

export const output = z.object({})
