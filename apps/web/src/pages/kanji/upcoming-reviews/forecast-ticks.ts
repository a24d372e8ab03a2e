import { formatHour, formatWeekday, type StudyClock } from '../../../study/profile/study-times'
import type { ForecastView } from './forecast'

/** A name below the chart. */
export interface ForecastTick {
  /** How far from the left: 0 to 1. */
  place: number
  label: string
}

/** Every sixth hour of the learner's clock, midnight by its weekday; or every seventh day. */
export function listTicks(
  slots: readonly { startsAt: string }[],
  { view, clock }: { view: ForecastView; clock: StudyClock },
): ForecastTick[] {
  return slots.flatMap(({ startsAt }, index) => {
    const label = view === 'hours' ? nameHour(startsAt, clock) : nameDay(startsAt, index, clock)
    return label === undefined ? [] : [{ place: (index + 0.5) / slots.length, label }]
  })
}

const hoursBetween = 6
const daysBetween = 7

function nameHour(startsAt: string, clock: StudyClock): string | undefined {
  const hour = Number(formatHour({ ...clock, hourCycle: 'h23' }, startsAt))
  if (hour % hoursBetween !== 0) return undefined
  return hour === 0 ? formatWeekday(clock, startsAt) : formatHour(clock, startsAt)
}

function nameDay(startsAt: string, index: number, { zone }: StudyClock): string | undefined {
  if (index % daysBetween !== 0) return undefined
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, month: 'short', day: 'numeric' })
  return format.format(new Date(startsAt))
}
