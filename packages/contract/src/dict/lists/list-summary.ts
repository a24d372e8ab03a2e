import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { listId, shareToken } from './list-identifiers'

/** A list as a row among the others. */
export const listSummary = z.object({
  listId,
  name: z.string(),
  itemCount: z.int(),
  createdAt: moment,
  updatedAt: moment,
  /** Null where the list is not shared. */
  shareToken: shareToken.nullable(),
})
