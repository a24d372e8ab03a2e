import { z } from 'zod'
import { cursor } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'

/** dict.kanji.findByComponents: the kanji that show all of the components. */
export const input = z.object({
  /** Of those that `listComponents` gives; one that no kanji shows leaves no result. */
  components: z.array(z.string().min(1).max(4)).max(20),
  limit: z.int().min(1).max(200).default(100),
  cursor: cursor.nullish(),
})

export const output = z.object({
  /** By the strokes that the components leave over, then by frequency; none without components. */
  items: z.array(kanjiSummary.extend({ remainingStrokes: z.int().min(0) })),
  nextCursor: cursor.nullable(),
  total: z.int(),
  /** The components, the chosen ones included, that at least one of all results shows. */
  possible: z.array(z.string()),
})
