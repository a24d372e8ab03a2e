import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { levelOverview } from '../level-overview'
import { curriculumLevel } from '../study-identifiers'

/** kanji.curriculum.setLevel: goes to a level, up or down, and opens it. */
export const input = z.object({
  mutationId,
  level: curriculumLevel,
  /** What becomes of lower levels that were not studied: taken for known, or left as backlog. */
  lower: z.enum(['assume', 'keep']).default('keep'),
  /** Forgets what was learnt from this level on; can be taken back for 30 days. */
  isReset: z.boolean().default(false),
})

export const output = z.object({
  overview: levelOverview,
  /** For kanji.curriculum.restoreLevels; null where nothing was reset. */
  resetId: z.uuid().nullable(),
})
