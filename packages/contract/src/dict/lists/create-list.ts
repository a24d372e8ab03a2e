import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { plainName } from '../../plain-text'
import { maxListNameLength } from './limits'
import { listId } from './list-identifiers'
import { listSummary } from './list-summary'

/** dict.lists.createList: the new list comes last. */
export const input = z.object({ mutationId, listId, name: plainName(maxListNameLength) })

export const output = z.object({ list: listSummary })
