import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { curriculumLevel, subjectId } from '../study-identifiers'
import { studyPreferences } from '../study-preferences'
import { studyProfile } from '../study-profile'

/** kanji.onboarding.finish: makes the profile; one that is there already stays as it is. */
export const input = z.object({
  mutationId,
  startLevel: curriculumLevel,
  /** Levels below the first are taken for known. */
  isLowerAssumed: z.boolean(),
  /** Why they learn, as chosen; kept for the learner only. */
  goal: z.enum(['read', 'jlpt', 'live', 'school', 'other']).nullable(),
  /** What is not given has its default. */
  preferences: studyPreferences.partial(),
})

export const output = z.object({
  profile: studyProfile,
  /** False where study had begun already, and with something else than is asked for now. */
  isAsAsked: z.boolean(),
  /** The first lesson. */
  lessons: z.array(subjectId),
})
