import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'

/** A learner day shorter than this breaks no streak. */
const fullDayMs = 20 * 3_600_000

/** The moment at which a learner changed zone, or the hour at which days begin. */
export interface CalendarChange {
  atMs: number
  before: LearnerCalendar
  after: LearnerCalendar
}

/**
 * Learner days that a change of calendar made shorter than twenty hours, or skipped altogether:
 * those of a flight east.
 */
export function listShortDays({ atMs, before, after }: CalendarChange): LearnerDay[] {
  const left = before.toDay(atMs)
  const reached = after.toDay(atMs)
  if (reached < left) return []
  const days: LearnerDay[] = []
  for (let day = left; day <= reached; day++) {
    const startMs = day === left ? before.toStart(day) : atMs
    const endMs = day === reached ? after.toStart(day + 1) : atMs
    if (endMs - startMs < fullDayMs) days.push(day)
  }
  return days
}
