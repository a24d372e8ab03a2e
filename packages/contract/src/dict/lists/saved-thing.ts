import { z } from 'zod'
import { kanjiId, spellingId, wordId } from '../identifiers'

/** What can be saved: a word in one of its spellings, or a kanji. */
export const savedThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), wordId, spellingId }),
  z.object({ kind: z.literal('kanji'), kanjiId }),
])
