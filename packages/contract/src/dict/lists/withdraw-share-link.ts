import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { listId } from './list-identifiers'

/** dict.lists.withdrawShareLink: the link leads nowhere from now on, and never will again. */
export const input = z.object({ mutationId, listId })

export const output = z.object({})
