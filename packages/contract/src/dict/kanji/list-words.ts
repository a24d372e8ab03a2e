import { z } from 'zod'
import { cursor, kanjiId, readingId } from '../identifiers'
import { jlptFilter, jlptLevel } from '../jlpt'
import { wordSummary } from '../word-summary'

const position = z.enum(['start', 'middle', 'end'])

/** dict.kanji.listWords */
export const input = z.object({
  id: kanjiId,
  jlpt: jlptFilter,
  position: position.nullish(),
  readingId: readingId.nullish(),
  limit: z.int().min(1).max(100).default(20),
  cursor: cursor.nullish(),
})

export const output = z.object({
  items: z.array(
    wordSummary.extend({
      /** How the kanji is read in the word; null where the word is read as a whole. */
      readingInWord: z.string().nullable(),
      /** The listed reading that this is a form of; null where none is. */
      readingId: readingId.nullable(),
      position,
    }),
  ),
  nextCursor: cursor.nullable(),
  total: z.int(),
  facets: z.object({
    jlpt: z.array(z.object({ level: jlptLevel.nullable(), count: z.int() })),
    position: z.array(z.object({ position, count: z.int() })),
    readings: z.array(
      z.object({ readingId: readingId.nullable(), reading: z.string(), count: z.int() }),
    ),
  }),
})
