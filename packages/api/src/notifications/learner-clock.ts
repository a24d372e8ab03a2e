import {
  createWallClock,
  type LearnerClock,
  type WallClock,
} from '@kotonoha/study/reminders/moment-of-day'
import { toCalendar } from '../study/scheduling'
import type { StudyPreferences } from '../study/study-preferences'

/** Learners of one zone share a clock. */
const wallClocks = new Map<string, WallClock>()

/** More zones than anybody lives in; then they are made anew. */
const keptCount = 500

/** The clock that a learner lives by. */
export function toLearnerClock({
  zone,
  dayStartHour,
}: Pick<StudyPreferences, 'zone' | 'dayStartHour'>): LearnerClock {
  let wallClock = wallClocks.get(zone)
  if (wallClock === undefined) {
    if (wallClocks.size >= keptCount) wallClocks.clear()
    wallClock = createWallClock(zone)
    wallClocks.set(zone, wallClock)
  }
  return { wallClock, calendar: toCalendar({ zone, dayStartHour }), dayStartHour }
}
