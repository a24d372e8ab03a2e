import { z } from 'zod'
import { kanjiId, spellingId, wordId } from '../../dict/identifiers'

/** A kanji or a spelling as the dictionary names it. */
export const wantedThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kanji'), kanjiId }),
  z.object({ kind: z.literal('word'), wordId, spellingId }),
])
