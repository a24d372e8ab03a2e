import type { Card } from '@kotonoha/srs/card'
import { earliestFuzzedDays } from '@kotonoha/srs/fuzz'
import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'

/**
 * Whether a card comes due tomorrow and could have come due by now: chance alone put it a day later.
 * Such a card is asked together with a sibling that is due, so that both stay together.
 *
 * Asking cards earlier still would keep more siblings together, and make each day a tenth busier
 * than its forecast; a day early is a twenty-fifth (`npm run bench -- year`).
 */
export function isDueWithinFuzz(
  card: Card,
  { today, calendar }: { today: LearnerDay; calendar: LearnerCalendar },
): boolean {
  const { phase, dueAtMs, lastDay } = card
  if (phase !== 'review' || dueAtMs === undefined || lastDay === undefined) return false
  return isDayWithinFuzz({ today, lastDay, dueDay: calendar.toDay(dueAtMs) })
}

/** The same by days alone, counted from anywhere. */
export function isDayWithinFuzz(days: { today: number; lastDay: number; dueDay: number }): boolean {
  const { today, lastDay, dueDay } = days
  return dueDay === today + 1 && today - lastDay >= earliestFuzzedDays(dueDay - lastDay)
}
