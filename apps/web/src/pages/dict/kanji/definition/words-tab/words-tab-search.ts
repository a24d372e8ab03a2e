import * as v from 'valibot'
import { jlptParam } from '../../../../../kit/url-state/list-param'

export const wordsTabSearch = v.object({
  jlpt: jlptParam,
  /** Where in the word the kanji stands. */
  position: v.fallback(v.optional(v.picklist(['start', 'middle', 'end'])), undefined),
  readingId: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
})

export type WordsTabSearch = v.InferOutput<typeof wordsTabSearch>

export const wordsTabSearchDefaults = { jlpt: [] } satisfies WordsTabSearch
