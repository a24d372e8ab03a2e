import { z } from 'zod'
import { mutationId } from '../../core/account-identifiers'
import { listId } from './list-identifiers'

/** dict.lists.restoreList: undoes deleteList, at the place where the list was, unshared. */
export const input = z.object({ mutationId, listId })

export const output = z.object({})
