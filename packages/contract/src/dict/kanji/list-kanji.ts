import { z } from 'zod'
import { cursor } from '../identifiers'
import { jlptFilter, jlptLevel } from '../jlpt'
import { kanjiSummary } from '../kanji-summary'

/** dict.kanji.listKanji */
export const input = z.object({
  jlpt: jlptFilter,
  strokes: z.array(z.int().min(1).max(84)).max(84).default([]),
  order: z.enum(['level', 'strokes', 'frequency', 'grade']).default('level'),
  limit: z.int().min(1).max(200).default(100),
  cursor: cursor.nullish(),
})

export const output = z.object({
  items: z.array(kanjiSummary),
  nextCursor: cursor.nullable(),
  total: z.int(),
  facets: z.object({
    /** Counts with the other filter applied, so that a chip says what choosing it gives. */
    jlpt: z.array(z.object({ level: jlptLevel.nullable(), count: z.int() })),
    strokes: z.array(z.object({ strokeCount: z.int(), count: z.int() })),
  }),
})
