import { z } from 'zod'
import { cursor, spellingId } from '../../dict/identifiers'
import { curriculumLevel, lockState, progressBucket } from '../study-identifiers'

/** Filters that the catalogues of kanji and of words share; they are combined, all are optional. */
export const catalogFilters = {
  curriculumLevel: curriculumLevel.optional(),
  /** Only what belongs to this spelling. */
  wordSpellingId: spellingId.optional(),
  lock: lockState.optional(),
  progress: progressBucket.optional(),
  /** `grid`: by level and position; `jlpt`: N5 to N1, then those outside. */
  order: z.enum(['grid', 'jlpt']).default('grid'),
  cursor: cursor.nullish(),
}
