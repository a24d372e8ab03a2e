import { openDB } from 'idb'
import { moveEarlierEntries } from './move-earlier-entries'
import type { OutboxDatabase, OutboxTables } from './outbox-tables'

let opening: Promise<OutboxDatabase> | undefined

/**
 * What was done on this device, with what earlier releases left unsent before all that is new. A
 * browser that refuses storage (private windows of some) makes every call fail, which callers
 * survive.
 */
export function openOutboxDatabase(): Promise<OutboxDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<OutboxDatabase> {
  const database = await openDB<OutboxTables>('kotonoha-outbox', 1, {
    upgrade(created) {
      const entries = created.createObjectStore('entries', {
        keyPath: 'sequence',
        autoIncrement: true,
      })
      entries.createIndex('byChannel', ['userId', 'channel'])
      entries.createIndex('byEntry', ['userId', 'channel', 'entryId'], { unique: true })
    },
    // A newer tab wants to change the tables: this one gives way and opens anew when it needs to.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      opening = undefined
    },
    terminated: () => {
      opening = undefined
    },
  })
  await moveEarlierEntries(database)
  return database
}
