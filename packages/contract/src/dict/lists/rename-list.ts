import { z } from 'zod'
import { mutationId } from '../../core/account-identifiers'
import { plainName } from '../../core/plain-text'
import { maxListNameLength } from './limits'
import { listId } from './list-identifiers'

/** dict.lists.renameList */
export const input = z.object({ mutationId, listId, name: plainName(maxListNameLength) })

export const output = z.object({})
