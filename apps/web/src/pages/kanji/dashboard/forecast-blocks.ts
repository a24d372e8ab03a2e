import type { Dashboard } from './dashboard'

/** A stretch of time and what comes due in it. */
export interface ForecastBlock {
  startsAt: string
  endsAt: string
  count: number
}

/** Hours side by side: as many as a finger can tell apart on a phone make eight. */
const hoursPerBlock = 3

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The hours of a day, three by three. */
export function toHourBlocks(hours: Dashboard['nextHours']): ForecastBlock[] {
  const blocks: ForecastBlock[] = []
  for (let index = 0; index < hours.length; index += hoursPerBlock) {
    const block = hours.slice(index, index + hoursPerBlock)
    const first = block[0]
    const last = block.at(-1)
    if (first === undefined || last === undefined) break
    blocks.push({
      startsAt: first.startsAt,
      endsAt: new Date(new Date(last.startsAt).getTime() + hourMs).toISOString(),
      count: block.reduce((sum, { count }) => sum + count, 0),
    })
  }
  return blocks
}

/** The learner's days; the last one ends about a day after it began. */
export function toDayBlocks(days: Dashboard['nextDays']): ForecastBlock[] {
  return days.map(({ startsAt, count }, index) => ({
    startsAt,
    endsAt:
      days[index + 1]?.startsAt ?? new Date(new Date(startsAt).getTime() + dayMs).toISOString(),
    count,
  }))
}
