import { z } from 'zod'
import { spellingId, wordId } from '../identifiers'

/** dict.words.getPronunciation; `spellingId` null means the first spelling. */
export const input = z.object({ wordId, spellingId: spellingId.nullish() })

/** Null where no pitch accent is known for the reading. */
export const output = z
  .object({
    spellingId,
    reading: z.string(),
    morae: z.array(z.string()),
    patterns: z.array(
      z.object({
        /** Number of the mora after which the pitch falls; 0 when it never falls (heiban). */
        downstep: z.int().min(0),
        /** JMdict codes, where the source gives the accent for one part of speech only. */
        partsOfSpeech: z.array(z.string()),
      }),
    ),
  })
  .nullable()
