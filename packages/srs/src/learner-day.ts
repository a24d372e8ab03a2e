import { createWallReader } from './wall-clock'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Further from UTC than any zone has ever been. */
const farthestOffsetMs = 16 * hourMs

/** The days of half a century, and then they are looked for anew. */
const keptStarts = 20_000

/** Days since 1 January 1970, counted as the learner lives them. */
export type LearnerDay = number

/** Where the learner lives, and when the day begins there. */
export interface LearnerCalendar {
  /** The learner day of an instant. */
  toDay(atMs: number): LearnerDay
  /** The first instant of a learner day. */
  toStart(day: LearnerDay): number
}

interface CalendarSettings {
  /** An IANA name: `Asia/Tokyo`. */
  zone: string
  /** 0 to 23; what is studied before this hour belongs to the day before. */
  dayStartHour: number
}

/** Throws a RangeError for a zone or an hour that does not exist. */
export function createLearnerCalendar({ zone, dayStartHour }: CalendarSettings): LearnerCalendar {
  if (!Number.isInteger(dayStartHour) || dayStartHour < 0 || dayStartHour > 23) {
    throw new RangeError(`day start must be an hour from 0 to 23, not ${dayStartHour}`)
  }
  const readWall = createWallReader(zone, 'hour')

  const readDay = (atMs: number): LearnerDay => {
    const read = readWall(atMs)
    const date = Date.UTC(read('year'), read('month') - 1, read('day')) / dayMs
    // The wall clock decides, so a day is 23 or 25 hours long when clocks change.
    return read('hour') < dayStartHour ? date - 1 : date
  }

  const starts = new Map<LearnerDay, number>()
  let offsetMs = 0
  const findStart = (day: LearnerDay): number => {
    // Searched, not computed: the start hour may be skipped by a clock change, and then the day
    // begins at the first instant after the gap.
    const nominal = day * dayMs + dayStartHour * hourMs
    let before = nominal - farthestOffsetMs
    let reached = nominal + farthestOffsetMs
    while (reached - before > 1) {
      const middle = Math.floor((before + reached) / 2)
      if (readDay(middle) >= day) reached = middle
      else before = middle
    }
    return reached
  }

  const toStart = (day: LearnerDay): number => {
    const known = starts.get(day)
    if (known !== undefined) return known
    // Most days begin as far from that hour in UTC as the one that was looked for last.
    const nominal = day * dayMs + dayStartHour * hourMs
    const guess = nominal + offsetMs
    const isRight = readDay(guess) >= day && readDay(guess - 1) < day
    const start = isRight ? guess : findStart(day)
    offsetMs = start - nominal
    if (starts.size >= keptStarts) starts.clear()
    starts.set(day, start)
    return start
  }

  return {
    // Thousands of instants are of a few days, and reading the clock of a zone takes microseconds.
    toDay(atMs) {
      if (!Number.isFinite(atMs)) throw new RangeError(`${atMs} is no instant`)
      let day = Math.floor((atMs - dayStartHour * hourMs) / dayMs)
      while (atMs < toStart(day)) day -= 1
      while (atMs >= toStart(day + 1)) day += 1
      return day
    },
    toStart,
  }
}
