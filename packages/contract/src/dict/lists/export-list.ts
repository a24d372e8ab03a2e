import { z } from 'zod'
import { listId } from './list-identifiers'

/** dict.lists.exportList; `anki` is the text that Anki's import reads, tab-separated. */
export const input = z.object({ listId, format: z.enum(['csv', 'anki']) })

export const output = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  content: z.string(),
})
