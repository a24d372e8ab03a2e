import type { ApiOutputs } from '../../api/api'

type Preferences = ApiOutputs['core']['user']['getKanjiProductProfile']['preferences']

/** How the learner reads the clock. */
export type StudyClock = Pick<Preferences, 'zone' | 'hourCycle'>

function formatIn(clock: StudyClock, moment: string, options: Intl.DateTimeFormatOptions): string {
  const { zone, hourCycle } = clock
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle, ...options })
  return format.format(new Date(moment))
}

/** `18:00`, or `6:00 PM`. */
export function formatTime(clock: StudyClock, moment: string): string {
  return formatIn(clock, moment, { hour: 'numeric', minute: '2-digit' })
}

/** `18`, or `6 PM`. */
export function formatHour(clock: StudyClock, moment: string): string {
  return formatIn(clock, moment, { hour: 'numeric' })
}

/** `Sat`. */
export function formatWeekday(clock: StudyClock, moment: string): string {
  return formatIn(clock, moment, { weekday: 'short' })
}

/** `Sat, Nov 21`. */
export function formatDate(clock: StudyClock, moment: string): string {
  return formatIn(clock, moment, { weekday: 'short', month: 'short', day: 'numeric' })
}

const dayMs = 86_400_000

/** `today at 18:00`, `tomorrow at 4:00`, `Tue, Nov 24`. */
export function formatWhen(clock: StudyClock, moment: string, now: Date): string {
  const toDate = (at: Date) => formatDate(clock, at.toISOString())
  const day = toDate(new Date(moment))
  if (day === toDate(now)) return `today at ${formatTime(clock, moment)}`
  if (day === toDate(new Date(now.getTime() + dayMs))) {
    return `tomorrow at ${formatTime(clock, moment)}`
  }
  return day
}

/** `just now`, `12 min ago`, `2 h ago`. */
export function formatAgo(moment: string, now: Date): string {
  const minutes = Math.round((now.getTime() - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}
