import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { shareToken } from './list-identifiers'
import { listItem } from './list-item'

/** dict.lists.getSharedList; nobody needs to be signed in. */
export const input = z.object({ shareToken })

/** Nothing in it says whose list it is, but for what the owner wrote into name and notes. */
export const output = z.object({
  name: z.string(),
  updatedAt: moment,
  items: z.array(listItem),
})
