const dayMs = 86_400_000

/** Learner days count from 1 January 1970, and are no moments: no zone changes them. */
function format(day: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(day * dayMs)
}

/** `Nov 21, 2026`. */
export function formatLearnerDay(day: number): string {
  return format(day, { dateStyle: 'medium' })
}

/** `Nov 21`. */
export function formatShortDay(day: number): string {
  return format(day, { month: 'short', day: 'numeric' })
}

/** `Saturday, November 21, 2026`. */
export function formatWholeDay(day: number): string {
  return format(day, { dateStyle: 'full' })
}

/** `Sat`. */
export function formatDayOfWeek(day: number): string {
  return format(day, { weekday: 'short' })
}

/** `Nov`. */
export function formatMonth(day: number): string {
  return format(day, { month: 'short' })
}

/** `Nov 2026`. */
export function formatMonthOfYear(day: number): string {
  return format(day, { month: 'short', year: 'numeric' })
}

/** `2026-11-21`, as addresses have it. */
export function toIsoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Undefined for what is no day. */
export function parseIsoDay(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(ms) || ms < 0 ? undefined : ms / dayMs
}

/** The month of the year, from 0, and its year. */
export function toMonth(day: number): { year: number; month: number } {
  const date = new Date(day * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}
