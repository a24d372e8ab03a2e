import { z } from 'zod'
import { itemId, listId } from './list-identifiers'
import { savedThing } from './saved-thing'

/** dict.lists.listsContaining: for the marks of the save-to-list dialog. */
export const input = z.object({ thing: savedThing })

export const output = z.object({ lists: z.array(z.object({ listId, itemId })) })
