import {
  type ChannelName,
  type EntryKey,
  isSameEntry,
  type NewEntry,
  type OutboxEntry,
} from './entry'
import { openOutboxDatabase } from './outbox-database'
import { fromStored, type Stored, toStored } from './stored-entry'

/** After all that is stored. */
const firstUnstored = Number.MAX_SAFE_INTEGER / 2

/** What is being stored, and what the device would not store: sent like the rest. */
let unstored: (OutboxEntry & { isRefusedRoom: boolean })[] = []
let unstoredCount = 0

/**
 * Known here at once, in the order of the calls. Whether the entry is on the device then; where it
 * is not, it lives as long as the page.
 */
export async function addEntry(entry: NewEntry): Promise<boolean> {
  const isKnown = unstored.some((each) => isSameEntry(each, entry))
  unstoredCount += 1
  const sequence = firstUnstored + unstoredCount
  if (!isKnown) unstored = [...unstored, { ...entry, sequence, isRefusedRoom: false }]
  return storeEntry(entry)
}

async function storeEntry(entry: NewEntry): Promise<boolean> {
  const { userId, channel, entryId } = entry
  try {
    const database = await openOutboxDatabase()
    const { store, done } = database.transaction('entries', 'readwrite')
    const known = await store.index('byEntry').getKey([userId, channel, entryId])
    // The sequence is the store's to give.
    if (known === undefined) await store.add(toStored(entry) as Stored<OutboxEntry>)
    await done
    unstored = unstored.filter((each) => !isSameEntry(each, entry))
    return true
  } catch {
    unstored = unstored.map((each) =>
      isSameEntry(each, entry) ? { ...each, isRefusedRoom: true } : each,
    )
    return false
  }
}

/** Of one learner, in the order in which they were done; the refused ones too. */
export async function listEntries(userId: string, channel: ChannelName): Promise<OutboxEntry[]> {
  const stored = await listStored(userId, channel)
  const others = unstored.filter(
    (each) =>
      each.userId === userId &&
      each.channel === channel &&
      !stored.some((kept) => isSameEntry(kept, each)),
  )
  return [...stored, ...others.map(({ isRefusedRoom: _isRefusedRoom, ...entry }) => entry)]
}

async function listStored(userId: string, channel: ChannelName): Promise<OutboxEntry[]> {
  try {
    const database = await openOutboxDatabase()
    const stored = await database.getAllFromIndex('entries', 'byChannel', [userId, channel])
    return stored.map(fromStored)
  } catch {
    return []
  }
}

export async function removeEntries(entries: readonly EntryKey[]): Promise<void> {
  if (entries.length === 0) return
  unstored = unstored.filter((each) => !entries.some((entry) => isSameEntry(each, entry)))
  try {
    const database = await openOutboxDatabase()
    const { store, done } = database.transaction('entries', 'readwrite')
    for (const { userId, channel, entryId } of entries) {
      const key = await store.index('byEntry').getKey([userId, channel, entryId])
      if (key !== undefined) await store.delete(key)
    }
    await done
  } catch {
    // What is stored all the same is sent again, which counts once.
  }
}

export async function refuseEntry(entry: OutboxEntry, refusal: string): Promise<void> {
  if (unstored.some((each) => isSameEntry(each, entry))) {
    unstored = unstored.map((each) => (isSameEntry(each, entry) ? { ...each, refusal } : each))
    return
  }
  const { userId, channel, entryId } = entry
  try {
    const { store, done } = (await openOutboxDatabase()).transaction('entries', 'readwrite')
    const kept = await store.index('byEntry').get([userId, channel, entryId])
    if (kept !== undefined) await store.put({ ...kept, refusal })
    await done
  } catch {
    // It is sent again with the next visit, and refused again.
  }
}

/** Whether something lives only as long as the page. */
export function hasUnstored(): boolean {
  return unstored.length > 0
}

/** Whether the device would not store something. */
export function isStorageFull(): boolean {
  return unstored.some(({ isRefusedRoom }) => isRefusedRoom)
}

/** Tries again to store what the device would not. */
export async function storeUnstored(): Promise<void> {
  for (const { isRefusedRoom, sequence: _sequence, ...entry } of unstored) {
    if (isRefusedRoom) await storeEntry(entry)
  }
}
