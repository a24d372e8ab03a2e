import type { LearnerCalendar, LearnerDay } from '@kotonoha/srs/learner-day'
import { createWallReader } from '@kotonoha/srs/wall-clock'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Further from UTC than any zone has ever been. */
const farthestOffsetMs = 16 * hourMs

/** The clock on the wall: as if it were UTC, in milliseconds since 1970. */
export type WallClock = (atMs: number) => number

/** Throws a RangeError for a zone that does not exist. */
export function createWallClock(zone: string): WallClock {
  const readWall = createWallReader(zone, 'second')
  return (atMs) => {
    const read = readWall(atMs)
    const date = Date.UTC(read('year'), read('month') - 1, read('day'))
    return date + read('hour') * hourMs + read('minute') * minuteMs + read('second') * 1000
  }
}

/**
 * The first instant at which the wall shows a time, given as `WallClock` does. A time that a change
 * of clocks skips is the moment at which they change: half past two is three o'clock then. Of a time
 * that comes twice it is the first.
 */
export function toInstant(wallClock: WallClock, wantedMs: number): number {
  const offsets = [-1, 1].map((side) => {
    const near = wantedMs + side * farthestOffsetMs
    return wallClock(near) - near
  })
  const shown = offsets
    .map((offset) => wantedMs - offset)
    .filter((instant) => wallClock(instant) === wantedMs)
  if (shown.length > 0) return Math.min(...shown)
  // Skipped: before the change the wall shows less, after it more.
  let before = wantedMs - farthestOffsetMs
  let after = wantedMs + farthestOffsetMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (wallClock(middle) >= wantedMs) after = middle
    else before = middle
  }
  return after
}

/** By whose clock, and from which hour on a day is the next. */
export interface LearnerClock {
  wallClock: WallClock
  calendar: Pick<LearnerCalendar, 'toDay'>
  dayStartHour: number
}

/**
 * The moment of a learner day at which the wall shows `minute` (0 to 1439, from midnight). A time
 * before the hour at which the day begins belongs to the night after.
 */
export function toMomentOfDay(
  { wallClock, dayStartHour }: Omit<LearnerClock, 'calendar'>,
  day: LearnerDay,
  minute: number,
): number {
  const date = minute < dayStartHour * 60 ? day + 1 : day
  return toInstant(wallClock, date * dayMs + minute * minuteMs)
}

/** A learner day and its moment. */
export interface PlannedMoment {
  day: LearnerDay
  atMs: number
}

/** The next such moment after an instant, of a day after `sentForDay`. */
export function findNextMoment(
  clock: LearnerClock,
  { atMs, minute, sentForDay }: { atMs: number; minute: number; sentForDay: number | undefined },
): PlannedMoment {
  const today = clock.calendar.toDay(atMs)
  let day = Math.max(today - 1, (sentForDay ?? today - 2) + 1)
  for (;;) {
    const momentMs = toMomentOfDay(clock, day, minute)
    if (momentMs > atMs) return { day, atMs: momentMs }
    day += 1
  }
}
