import { z } from 'zod'
import { itemId, listId } from './list-identifiers'

/** dict.lists.listsContaining: for the marks of the save-to-list dialog. */
export const input = z.object({ itemId })

export const output = z.object({ listIds: z.array(listId) })
