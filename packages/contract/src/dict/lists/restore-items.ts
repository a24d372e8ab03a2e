import { z } from 'zod'
import { chosenItems } from './chosen-items'

/** dict.lists.restoreItems: undoes removeItems, at the places and with the notes they had. */
export const input = chosenItems

export const output = z.object({})
