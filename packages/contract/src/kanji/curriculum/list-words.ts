import { z } from 'zod'
import { cursor, kanjiId, spellingId } from '../../dict/identifiers'
import { jlptLevel } from '../../dict/jlpt'
import { curriculumLevel, lockState, progressBucket } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.curriculum.listWords: the core words, and those beyond that the learner added. */
export const input = z
  .object({
    curriculumLevel: curriculumLevel.optional(),
    /** Only words with this kanji. */
    kanjiId: kanjiId.optional(),
    wordSpellingId: spellingId.optional(),
    lock: lockState.optional(),
    progress: progressBucket.optional(),
    order: z.enum(['grid', 'jlpt']).default('grid'),
    limit: z.int().min(1).max(500).default(100),
    cursor: cursor.nullish(),
  })
  .prefault({})

export const output = z.object({
  items: z.array(subjectTile),
  nextCursor: cursor.nullable(),
  total: z.int(),
  sections: z.array(z.object({ jlpt: jlptLevel.nullable(), count: z.int(), passed: z.int() })),
})
