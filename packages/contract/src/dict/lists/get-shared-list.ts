import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { maxItemsPerList } from './limits'
import { shareToken } from './list-identifiers'
import { listItem } from './list-item'

/** dict.lists.getSharedList; nobody needs to be signed in. */
export const input = z.object({
  shareToken,
  /** No more than so many of its items, from the first; left out, all of them. */
  first: z.int().min(1).max(maxItemsPerList).optional(),
})

/** Nothing in it says whose list it is, but for what the owner wrote into name and notes. */
export const output = z.object({
  name: z.string(),
  updatedAt: moment,
  /** Of the whole list. */
  itemCount: z.int(),
  items: z.array(listItem),
})
