/** The database holds one table of texts by key. */
const databaseName = 'kotonoha'
const tableName = 'texts'

let opening: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(tableName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(tableName, mode).objectStore(tableName))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/**
 * A key-value storage that takes more than local storage's 5 MB and does not block the page. A
 * browser that refuses it (private windows of some) makes every call fail, which callers survive:
 * the next visit then begins with an empty cache.
 */
export const indexedDbStorage = {
  getItem: async (key: string): Promise<string | undefined> => {
    const text: unknown = await run('readonly', (table) => table.get(key))
    return typeof text === 'string' ? text : undefined
  },
  setItem: async (key: string, text: string): Promise<void> => {
    await run('readwrite', (table) => table.put(text, key))
  },
  removeItem: async (key: string): Promise<void> => {
    await run('readwrite', (table) => table.delete(key))
  },
  /** Every text whose key begins so. */
  removeAll: async (keyStart: string): Promise<void> => {
    const range = IDBKeyRange.bound(keyStart, `${keyStart}\uffff`)
    await run('readwrite', (table) => table.delete(range))
  },
}
