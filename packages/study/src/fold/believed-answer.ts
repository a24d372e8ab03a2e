import type { LearnerCalendar } from '@kotonoha/srs/learner-day'

/** An answer may have been given this long before its session was known here (clocks differ). */
const sessionLeadMs = 5 * 60_000

/** No device keeps an answer for longer than a year and its first day; an older time is a wrong clock. */
const oldestAnswerMs = 366 * 86_400_000

/**
 * When an answer was given, as far as a device's clock can be believed: not in the future, and not
 * before its session.
 */
export function toBelievedTime(
  givenAtMs: number,
  { at, sessionStartedAt }: { at: Date; sessionStartedAt: Date | undefined },
): Date {
  const earliest =
    sessionStartedAt === undefined
      ? at.getTime() - oldestAnswerMs
      : sessionStartedAt.getTime() - sessionLeadMs
  return new Date(Math.min(Math.max(givenAtMs, earliest), at.getTime()))
}

/**
 * The learner day of an answer: the device's, which knows where the learner was, if it is no more
 * than a day off from ours.
 */
export function toBelievedDay(
  givenDay: number | undefined,
  { reviewedAt, calendar }: { reviewedAt: Date; calendar: LearnerCalendar },
): number {
  const day = calendar.toDay(reviewedAt.getTime())
  return givenDay !== undefined && Math.abs(givenDay - day) <= 1 ? givenDay : day
}
