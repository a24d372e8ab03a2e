import type { NewEntry, OutboxEntry } from './outbox-entry'
import { openStudyDatabase } from './study-database'

/** What the device would not store: kept while the page lives, and sent like the rest. */
let unstored: OutboxEntry[] = []
let unstoredCount = 0

/** Whether the entry is on the device; where not, it lives as long as the page. */
export async function addEntry(entry: NewEntry): Promise<boolean> {
  try {
    const database = await openStudyDatabase()
    const { store, done } = database.transaction('outbox', 'readwrite')
    const known = await store.index('byEntryId').getKey([entry.userId, entry.entryId])
    // The sequence is the store's to give.
    if (known === undefined) await store.add(entry as OutboxEntry)
    await done
    return true
  } catch {
    const isKnown = unstored.some(({ entryId }) => entryId === entry.entryId)
    unstoredCount += 1
    // After all that is stored.
    const sequence = Number.MAX_SAFE_INTEGER / 2 + unstoredCount
    if (!isKnown) unstored = [...unstored, { ...entry, sequence }]
    return false
  }
}

/** Of one learner, in the order in which they were done; the refused ones too. */
export async function listEntries(userId: string): Promise<OutboxEntry[]> {
  const stored = await listStored(userId)
  return [...stored, ...unstored.filter((entry) => entry.userId === userId)]
}

async function listStored(userId: string): Promise<OutboxEntry[]> {
  try {
    const database = await openStudyDatabase()
    return await database.getAllFromIndex('outbox', 'byUser', userId)
  } catch {
    return []
  }
}

export async function removeEntries(entries: readonly OutboxEntry[]): Promise<void> {
  const sequences = new Set(entries.map(({ sequence }) => sequence))
  unstored = unstored.filter(({ sequence }) => !sequences.has(sequence))
  const database = await openStudyDatabase()
  const { store, done } = database.transaction('outbox', 'readwrite')
  await Promise.all([...[...sequences].map((sequence) => store.delete(sequence)), done])
}

export async function refuseEntry(entry: OutboxEntry, refusal: string): Promise<void> {
  const isUnstored = unstored.some(({ sequence }) => sequence === entry.sequence)
  if (isUnstored) {
    unstored = unstored.map((each) =>
      each.sequence === entry.sequence ? { ...each, refusal } : each,
    )
    return
  }
  const database = await openStudyDatabase()
  await database.put('outbox', { ...entry, refusal })
}

/** Tries again to store what the device would not; whether all of it is stored now. */
export async function storeUnstored(): Promise<boolean> {
  const waiting = unstored
  unstored = []
  let isAllStored = true
  for (const { sequence: _sequence, ...entry } of waiting) {
    const isStored = await addEntry(entry)
    isAllStored &&= isStored
  }
  return isAllStored
}
