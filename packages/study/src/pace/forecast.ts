import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'
import { getSubjectKind, type SubjectId, type SubjectKind } from '../subject'

const hourMs = 3_600_000

/** A card that is scheduled. */
export interface ScheduledCard {
  subjectId: SubjectId
  dueAtMs: number
}

export type KindCounts = Record<SubjectKind, number>

export interface ForecastSlot extends KindCounts {
  startsAtMs: number
  /** Everything due by the end of the slot, what was due before included. */
  total: number
}

export interface Forecast {
  dueNow: KindCounts
  hours: readonly ForecastSlot[]
  days: readonly (ForecastSlot & { day: LearnerDay })[]
}

const noCounts: KindCounts = { component: 0, kanji: 0, word: 0 }
const sum = ({ component, kanji, word }: KindCounts) => component + kanji + word

/** Counts cards into slots that begin at `starts`, in order; the last one ends at `endMs`. */
function fillSlots(
  cards: readonly ScheduledCard[],
  { starts, endMs, before }: { starts: readonly number[]; endMs: number; before: number },
): ForecastSlot[] {
  const slots = starts.map((startsAtMs) => ({ ...noCounts, startsAtMs, total: 0 }))
  for (const { subjectId, dueAtMs } of cards) {
    if (dueAtMs >= endMs) continue
    const slot = slots.findLast(({ startsAtMs }) => startsAtMs <= dueAtMs)
    if (slot !== undefined) slot[getSubjectKind(subjectId)] += 1
  }
  let total = before
  for (const slot of slots) {
    total += sum(slot)
    slot.total = total
  }
  return slots
}

/**
 * What comes due: hours from the one that is running, and learner days from today.
 *
 * What is due already is counted apart and in every running total, never in a slot.
 */
export function countForecast(
  cards: readonly ScheduledCard[],
  {
    nowMs,
    calendar,
    hours,
    days,
  }: { nowMs: number; calendar: LearnerCalendar; hours: number; days: number },
): Forecast {
  const dueNow = { ...noCounts }
  for (const { subjectId, dueAtMs } of cards) {
    if (dueAtMs <= nowMs) dueNow[getSubjectKind(subjectId)] += 1
  }
  const ahead = cards.filter(({ dueAtMs }) => dueAtMs > nowMs)
  const today = calendar.toDay(nowMs)
  // From the start of the day, because the clocks of some zones are half an hour off.
  const todayMs = calendar.toStart(today)
  const hourStart = todayMs + Math.floor((nowMs - todayMs) / hourMs) * hourMs
  const dayStarts = Array.from({ length: days }, (_, index) => calendar.toStart(today + index))
  const before = sum(dueNow)
  return {
    dueNow,
    hours: fillSlots(ahead, {
      starts: Array.from({ length: hours }, (_, index) => hourStart + index * hourMs),
      endMs: hourStart + hours * hourMs,
      before,
    }),
    days: fillSlots(ahead, {
      starts: dayStarts,
      endMs: calendar.toStart(today + days),
      before,
    }).map((slot, index) => ({ ...slot, day: today + index })),
  }
}
