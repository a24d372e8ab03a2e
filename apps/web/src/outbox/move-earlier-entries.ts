import { forgetEarlierChanges, listEarlierChanges } from './earlier-list-changes'
import { forgetEarlierDeeds, listEarlierDeeds } from './earlier-study-deeds'
import type { NewEntry, OutboxEntry } from './entry'
import { runInOneTab } from './one-tab'
import type { OutboxDatabase } from './outbox-tables'

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
      const deeds = await listEarlierDeeds()
      await putEntries(database, deeds)
      await forgetEarlierDeeds(deeds)
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
    if (known === undefined) await store.add(entry as OutboxEntry)
  }
  await done
}
