import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewEntry } from './entry'

interface EarlierEntry {
  sequence: number
  entryId: string
  userId: string
  deed: unknown
  refusal?: string
}

/** As earlier releases made it; study snapshots are in the same database. */
interface EarlierTables extends DBSchema {
  outbox: { key: number; value: EarlierEntry }
}

/** In the order in which they were done; the refused ones too. */
export async function listEarlierOperations(): Promise<NewEntry[]> {
  return withTable(async (database) =>
    (await database.getAll('outbox')).map(({ sequence: _sequence, deed, ...entry }) => ({
      ...entry,
      operation: deed,
      channel: 'study' as const,
    })),
  )
}

export async function forgetEarlierOperations(entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const moved = new Set(entries.map(({ userId, entryId }) => `${userId}/${entryId}`))
  await withTable(async (database) => {
    const { store, done } = database.transaction('outbox', 'readwrite')
    for (const { sequence, userId, entryId } of await store.getAll()) {
      if (moved.has(`${userId}/${entryId}`)) await store.delete(sequence)
    }
    await done
    return []
  })
}

/** Nothing where there is no such database, which is not made by asking for it. */
async function withTable(
  use: (database: IDBPDatabase<EarlierTables>) => Promise<NewEntry[]>,
): Promise<NewEntry[]> {
  let isNew = false
  const database = await openDB<EarlierTables>('kotonoha-study', undefined, {
    upgrade(_database, _oldVersion, _newVersion, transaction) {
      isNew = true
      transaction.done.catch(() => {})
      transaction.abort()
    },
  }).catch((error: unknown) => {
    if (isNew) return undefined
    throw error
  })
  if (database === undefined) return []
  try {
    return database.objectStoreNames.contains('outbox') ? await use(database) : []
  } finally {
    database.close()
  }
}
