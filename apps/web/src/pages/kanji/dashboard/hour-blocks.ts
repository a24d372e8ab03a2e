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
