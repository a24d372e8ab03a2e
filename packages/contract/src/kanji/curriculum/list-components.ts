import { z } from 'zod'
import { curriculumLevel, lockState, progressBucket } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.curriculum.listComponents: all of a level, or of every level. */
export const input = z
  .object({
    level: curriculumLevel.optional(),
    lock: lockState.optional(),
    progress: progressBucket.optional(),
  })
  .optional()

export const output = z.object({ items: z.array(subjectTile) })
