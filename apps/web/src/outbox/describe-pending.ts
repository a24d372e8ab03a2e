import { type ChannelName, channelNames } from './entry'

export type PendingCounts = Record<ChannelName, number>

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

export function countAll(counts: PendingCounts): number {
  return channelNames.reduce((sum, name) => sum + counts[name], 0)
}
