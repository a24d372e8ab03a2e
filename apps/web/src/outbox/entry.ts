/** What is told to the server by the same rules: each in its own order, none waiting for the other. */
export const channelNames = ['study', 'lists'] as const

export type ChannelName = (typeof channelNames)[number]

/** Something a learner did on this device that the server has not acknowledged. */
export interface OutboxEntry<Operation = unknown> {
  /** Rises with every operation on this device: the order of sending. */
  sequence: number
  /** The same operation recorded twice is one entry. */
  entryId: string
  /** Who did it; nobody else ever sends or sees it. */
  userId: string
  channel: ChannelName
  operation: Operation
  /** Why the server refused it. It is kept, and shown, until the learner lets go of it. */
  refusal?: string
}

export type NewEntry<Operation = unknown> = Omit<OutboxEntry<Operation>, 'sequence'>

/** Names the entry on this device. */
export type EntryKey = Pick<OutboxEntry, 'userId' | 'channel' | 'entryId'>

export function isSameEntry(one: EntryKey, other: EntryKey): boolean {
  return (
    one.entryId === other.entryId && one.channel === other.channel && one.userId === other.userId
  )
}
