import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { plainText } from '../../plain-text'
import { maxNoteLength } from './limits'
import { itemId, listId } from './list-identifiers'

/** dict.lists.setNote: an empty note takes it away. */
export const input = z.object({ mutationId, listId, itemId, note: plainText(maxNoteLength) })

export const output = z.object({})
