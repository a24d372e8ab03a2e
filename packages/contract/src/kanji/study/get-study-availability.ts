import { z } from 'zod'
import { studyAvailability } from '../study-availability'
import { curriculumLevel } from '../study-identifiers'

/** kanji.study.getStudyAvailability: of one level, or of all that is open. */
export const input = z.object({ curriculumLevelId: curriculumLevel.optional() }).optional()

export const output = studyAvailability
