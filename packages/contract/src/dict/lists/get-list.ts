import { z } from 'zod'
import { listId } from './list-identifiers'
import { listItem } from './list-item'
import { listSummary } from './list-summary'

/** dict.lists.getList */
export const input = z.object({ listId })

export const output = z.object({ list: listSummary, items: z.array(listItem) })
