import type { studyProfile } from '@kotonoha/contract/kanji/study-profile'
import type { StudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { z } from 'zod'
import { toStudyPreferences } from './study-preferences'

/** A profile as the browser has it. */
export function toWireProfile(profile: StudyProfile): z.infer<typeof studyProfile> {
  return {
    level: profile.level,
    preferences: toStudyPreferences(profile),
    vacationSince: profile.vacationSince?.toISOString() ?? null,
    parameters: profile.parameters === undefined ? null : [...profile.parameters],
    curriculumVersion: profile.curriculumVersion,
    createdAt: profile.createdAt.toISOString(),
    revision: profile.profileRevision,
  }
}
