import { z } from 'zod'
import { cursor, kanjiId } from '../../dict/identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { subjectTile } from '../subject-tile'
import { catalogFilters } from './catalog-filters'

/** kanji.curriculum.listWords: the core words, and those beyond that the learner added. */
export const input = z
  .object({
    ...catalogFilters,
    /** Only words with this kanji. */
    kanjiId: kanjiId.optional(),
    limit: z.int().min(1).max(500).default(100),
  })
  .prefault({})

export const output = z.object({
  items: z.array(subjectTile),
  nextCursor: cursor.nullable(),
  total: z.int(),
  sections: z.array(z.object({ jlpt: jlptLevel.nullable(), count: z.int(), passed: z.int() })),
})
