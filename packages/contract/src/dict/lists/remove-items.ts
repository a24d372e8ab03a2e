import { z } from 'zod'
import { chosenItems } from './chosen-items'

/** dict.lists.removeItems: can be undone by restoreItems for 30 days. */
export const input = chosenItems

export const output = z.object({})
