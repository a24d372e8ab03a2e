import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { maxItemsPerList } from './limits'
import { itemId, listId } from './list-identifiers'

/** A change of some items of one list that says nothing about them but which they are. */
export const chosenItems = z.object({
  mutationId,
  listId,
  itemIds: z.array(itemId).min(1).max(maxItemsPerList),
})
