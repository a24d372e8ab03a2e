import { type ChannelName, channelNames } from './entry'

/** How many entries of each channel wait to be sent. */
export type PendingCounts = Record<ChannelName, number>

export function countAll(counts: PendingCounts): number {
  return channelNames.reduce((sum, name) => sum + counts[name], 0)
}
