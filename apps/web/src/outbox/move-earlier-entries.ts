import { forgetEarlierChanges, listEarlierChanges } from './earlier-list-changes'
import { forgetEarlierOperations, listEarlierOperations } from './earlier-study-operations'
import type { NewEntry, OutboxEntry } from './entry'
import { runInOneTab } from './one-tab'
import type { OutboxDatabase } from './outbox-tables'
import { type Stored, toStored } from './stored-entry'

/**
 * Takes over what releases before the one outbox left unsent, of every learner of this device and
 * in order. Each is put here first and forgotten there after: a move that was interrupted is made
 * again and finds what it brought. It runs at each start, as a tab of such a release may still be
 * open; what such a tab sends as well, the server takes as one.
 */
export async function moveEarlierEntries(database: OutboxDatabase): Promise<void> {
  try {
    await runInOneTab('outbox-move', async () => {
      const changes = listEarlierChanges()
      await putEntries(database, changes)
      forgetEarlierChanges(changes)
      const operations = await listEarlierOperations()
      await putEntries(database, operations)
      await forgetEarlierOperations(operations)
    })
  } catch {
    // No room, or a storage that fails: they stay where they are for the next start.
  }
}

async function putEntries(database: OutboxDatabase, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const { store, done } = database.transaction('entries', 'readwrite')
  for (const entry of entries) {
    const { userId, channel, entryId } = entry
    const known = await store.index('byEntry').getKey([userId, channel, entryId])
    // The sequence is the store's to give.
    if (known === undefined) await store.add(toStored(entry) as Stored<OutboxEntry>)
  }
  await done
}
