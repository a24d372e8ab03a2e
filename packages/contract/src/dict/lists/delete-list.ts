import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { listId } from './list-identifiers'

/**
 * dict.lists.deleteList: can be undone by restoreList for 30 days; until then its share link
 * leads nowhere.
 */
export const input = z.object({ mutationId, listId })

export const output = z.object({})
