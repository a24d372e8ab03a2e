import { z } from 'zod'
import { cursor } from '../../dict/identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { subjectTile } from '../subject-tile'
import { catalogFilters } from './catalog-filters'

/** kanji.curriculum.listKanji: filters are combined; all are optional. */
export const input = z
  .object({
    ...catalogFilters,
    /** What the dashboard's coverage of JLPT levels counts. */
    jlpt: jlptLevel.optional(),
    strokes: z.array(z.int().min(1).max(84)).max(84).default([]),
    limit: z.int().min(1).max(500).default(180),
  })
  .prefault({})

export const output = z.object({
  items: z.array(subjectTile),
  nextCursor: cursor.nullable(),
  total: z.int(),
  /** Stroke counts that the other filters leave, with how many kanji each. */
  strokes: z.array(z.object({ strokeCount: z.int(), count: z.int() })),
  /** For the headings of the order `jlpt`: of all that the filters leave. */
  sections: z.array(z.object({ jlpt: jlptLevel.nullable(), count: z.int(), passed: z.int() })),
})
