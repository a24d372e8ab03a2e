import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { listId } from './list-identifiers'

/** dict.lists.restoreList: undoes deleteList, with every item, note, place and share link. */
export const input = z.object({ mutationId, listId })

export const output = z.object({})
