import { z } from 'zod'
import { mutationId } from '../../core/account-identifiers'
import { plainText } from '../../core/plain-text'
import { maxItemsPerAddition, maxNoteLength } from './limits'
import { itemId, listId } from './list-identifiers'
import { savedThing } from './saved-thing'

/** dict.lists.addItems: at the end of the list; what the list has already is not added again. */
export const input = z.object({
  mutationId,
  listId,
  items: z
    .array(z.object({ itemId, thing: savedThing, note: plainText(maxNoteLength).default('') }))
    .min(1)
    .max(maxItemsPerAddition),
})

/** For each item asked for, in order, the id under which the list has its thing now. */
export const output = z.object({ itemIds: z.array(itemId) })
