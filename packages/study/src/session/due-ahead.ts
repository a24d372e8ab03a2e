import type { Card } from '@kotonoha/srs/card'
import { earliestFuzzedDays } from '@kotonoha/srs/fuzz'
import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'

/**
 * Whether a card that is not due yet could have come due by now: chance alone put it on a later day.
 * Such a card is asked together with a sibling that is due, so that both stay together.
 */
export function isDueWithinFuzz(
  card: Card,
  { today, calendar }: { today: LearnerDay; calendar: LearnerCalendar },
): boolean {
  const { phase, dueAtMs, lastDay } = card
  if (phase !== 'review' || dueAtMs === undefined || lastDay === undefined) return false
  const dueDay = calendar.toDay(dueAtMs)
  return dueDay > today && today - lastDay >= earliestFuzzedDays(dueDay - lastDay)
}
