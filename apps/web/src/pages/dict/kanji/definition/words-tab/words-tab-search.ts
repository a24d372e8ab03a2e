import * as z from 'zod/mini'
import { jlptParam } from '../../../../../kit/url-state/list-param'

export const wordsTabSearch = z.object({
  jlpt: jlptParam,
  /** Where in the word the kanji stands. */
  position: z.catch(z.optional(z.enum(['start', 'middle', 'end'])), undefined),
  readingId: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
})

export type WordsTabSearch = z.output<typeof wordsTabSearch>

export const wordsTabSearchDefaults = { jlpt: [] } satisfies WordsTabSearch
