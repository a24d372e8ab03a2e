import { z } from 'zod'
import { cursor, spellingId } from '../../dict/identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { curriculumLevel, lockState, progressBucket } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.curriculum.listKanji: filters are combined; all are optional. */
export const input = z
  .object({
    curriculumLevel: curriculumLevel.optional(),
    /** Only the kanji of this spelling. */
    wordSpellingId: spellingId.optional(),
    /** Beyond the specification: what the dashboard's coverage of JLPT levels counts. */
    jlpt: jlptLevel.optional(),
    lock: lockState.optional(),
    progress: progressBucket.optional(),
    strokes: z.array(z.int().min(1).max(84)).max(84).default([]),
    /** `grid`: by level and position; `jlpt`: N5 to N1, then those outside. */
    order: z.enum(['grid', 'jlpt']).default('grid'),
    limit: z.int().min(1).max(500).default(180),
    cursor: cursor.nullish(),
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
