const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** `1 April 2026` in the learner's own zone. */
export function toDay(moment: string): string {
  return day.format(new Date(moment))
}

const dayAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/**
 * With the time of day, where two of one day are told apart; by the clock of a zone, or where none
 * is given by that of the device.
 */
export function toDayAndTime(moment: string, zone?: string | null): string {
  const timeZone = zone ?? undefined
  return new Intl.DateTimeFormat('en', { ...dayAndTime, timeZone }).format(new Date(moment))
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `5 minutes ago`, and the day where that is longer ago than a week. */
export function describeLast(moment: string, now: Date): string {
  const agoMs = now.getTime() - Date.parse(moment)
  if (agoMs < minuteMs) return 'just now'
  if (agoMs < hourMs) return relative.format(-Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return relative.format(-Math.floor(agoMs / hourMs), 'hour')
  if (agoMs < 7 * dayMs) return relative.format(-Math.floor(agoMs / dayMs), 'day')
  return `on ${toDay(moment)}`
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
