import { z } from 'zod'
import { listSummary } from './list-summary'

/** dict.lists.listLists */
export const input = z.object({}).optional()

/** In the learner's order. */
export const output = z.object({ lists: z.array(listSummary) })
