import { z } from 'zod'
import { moment } from '../account-identifiers'
import { curriculumLevel, revision } from './study-identifiers'
import { studyPreferences } from './study-preferences'

/** A learner of the kanji study area. */
export const studyProfile = z.object({
  /** The level whose lessons come next. */
  level: curriculumLevel,
  preferences: studyPreferences,
  vacationSince: moment.nullable(),
  /** The learner's own of the memory model; null for its defaults. Devices schedule by them too. */
  parameters: z.array(z.number()).nullable(),
  curriculumVersion: z.int(),
  createdAt: moment,
  revision,
})
