import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { plainText } from '../../plain-text'
import { maxItemsPerAddition, maxNoteLength } from './limits'
import { listId } from './list-identifiers'
import { savedThing } from './saved-thing'

/** dict.lists.addItems: at the end of the list; what the list has already is not added again. */
export const input = z.object({
  mutationId,
  listId,
  items: z
    .array(z.object({ thing: savedThing, note: plainText(maxNoteLength).default('') }))
    .min(1)
    .max(maxItemsPerAddition),
})

export const output = z.object({})
