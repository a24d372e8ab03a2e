import { type ChannelName, channelNames } from './entry'
import type { PendingCounts } from './pending-counts'

const names: Record<ChannelName, readonly [one: string, many: string]> = {
  study: ['answer', 'answers'],
  lists: ['change of your lists', 'changes of your lists'],
}

/** Such as "3 answers and 1 change of your lists". */
export function describePending(counts: PendingCounts): string {
  return channelNames
    .flatMap((name) => {
      const count = counts[name]
      return count === 0 ? [] : [`${count} ${names[name][count === 1 ? 0 : 1]}`]
    })
    .join(' and ')
}
