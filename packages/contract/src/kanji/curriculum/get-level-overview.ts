import { z } from 'zod'
import { levelOverview, levelSummary } from '../level-overview'
import { curriculumLevel } from '../study-identifiers'

/**
 * kanji.curriculum.getLevelOverview: a level, or the learner's current one. The error is
 * `kanji-curriculum-no-unlocked-levels` for a profile that has not opened any.
 */
export const input = z.object({ curriculumLevelId: curriculumLevel.optional() }).optional()

export const output = levelOverview.extend({ levels: z.array(levelSummary) })
