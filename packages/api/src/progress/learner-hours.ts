import type { LearnerCalendar } from '@kotonoha/srs/learner-day'
import type { StudyPreferences } from '../study/study-preferences'

const dayMs = 86_400_000
const minutesOfDay = 1440

/**
 * Where an hour of UTC begins on the learner's clock, in minutes after midnight: with the zone's
 * offset of one learner day, which stands for the days around it.
 */
export function toLearnerMinutes(
  utcHour: number,
  day: number,
  { calendar, preferences }: { calendar: LearnerCalendar; preferences: StudyPreferences },
): number {
  const wallMs = day * dayMs + preferences.dayStartHour * 3_600_000
  const offset = Math.round((wallMs - calendar.toStart(day)) / 60_000)
  return (((utcHour * 60 + offset) % minutesOfDay) + minutesOfDay) % minutesOfDay
}
