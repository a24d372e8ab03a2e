import { listShortDays } from '@kotonoha/study/habit/short-days'
import { replanNotifications } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { beginVacation, endVacation, excuseDay } from '@kotonoha/user-db/queries/study/excused-days'
import { type StudyProfile, saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { toCalendar } from './scheduling'
import { type StudyPreferences, toStudyPreferences, withoutGaps } from './study-preferences'
import type { StudyChange } from './study-procedure'

type Given = { [Name in keyof StudyPreferences]?: StudyPreferences[Name] | undefined }

/** Changes what is given. Days that a change of zone makes short, and a vacation, break no streak. */
export async function changePreferences(
  change: StudyChange,
  { given, at }: { given: Given; at: Date },
): Promise<StudyProfile> {
  const { queries, userId, revision, profile, preferences } = change
  const { isOnVacation, ...chosen } = withoutGaps(given)
  const settings = { ...profile.settings, ...chosen }
  let { vacationSince } = profile
  const before = toCalendar(preferences)
  if (isOnVacation !== undefined && isOnVacation !== preferences.isOnVacation) {
    const day = before.toDay(at.getTime())
    if (isOnVacation) await beginVacation(queries, { userId, fromDay: day })
    else await endVacation(queries, { userId, toDay: day })
    vacationSince = isOnVacation ? at : undefined
  }
  const after = toCalendar(toStudyPreferences({ settings, vacationSince }))
  for (const day of listShortDays({ atMs: at.getTime(), before, after })) {
    await excuseDay(queries, { userId, day })
  }
  await saveStudyProfile(queries, { userId, level: profile.level, settings, vacationSince })
  const event = { type: 'settings' as const, key: String(revision), at, data: withoutGaps(given) }
  await addEvents(queries, { userId, events: [event] })
  await replanNotifications(queries, { userId, at })
  return { ...profile, settings, vacationSince, profileRevision: revision }
}
