import * as z from 'zod/mini'
import { jlptParam } from '../../../../../features/url-state/list-param'

export const wordsTabSearch = z.object({
  jlpt: jlptParam,
  /** Where in the word the kanji stands. */
  position: z.catch(z.optional(z.enum(['start', 'middle', 'end'])), undefined),
  readingId: z.catch(z.optional(z.string()), undefined),
})

export const wordsTabSearchDefaults = { jlpt: [] } satisfies z.output<typeof wordsTabSearch>
