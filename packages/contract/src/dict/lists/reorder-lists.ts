import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { listId } from './list-identifiers'

/**
 * dict.lists.reorderLists: puts one list behind another, or first. Only what was moved is told, so
 * that an order made on another device in the meantime stays.
 */
export const input = z.object({ mutationId, listId, afterListId: listId.nullable() })

export const output = z.object({})
