import {
  defaultStudyPreferences,
  studyPreferences,
} from '@kotonoha/contract/kanji/study-preferences'
import type { StudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { TRPCError } from '@trpc/server'
import type { z } from 'zod'

export type StudyPreferences = z.infer<typeof studyPreferences>

const keptPreferences = studyPreferences.partial()

/** What a learner chose, with defaults for the rest. */
export function toStudyPreferences({
  settings,
  vacationSince,
}: Pick<StudyProfile, 'settings' | 'vacationSince'>): StudyPreferences {
  return {
    ...defaultStudyPreferences,
    ...withoutGaps(keptPreferences.parse(settings)),
    isOnVacation: vacationSince !== undefined,
  }
}

/** Leaves out what is undefined, so that it does not hide a default. */
export function withoutGaps<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
}

/** Refuses a zone that this server does not know. */
export function requireKnownZone({ zone }: { zone?: string | undefined }): void {
  if (zone === undefined) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'preferences.zone: no such time zone' })
  }
}
