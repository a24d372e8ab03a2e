import type { Page } from 'playwright-core'

/** What a table of the browser's own database holds, as JSON; nothing before the site made it. */
export function listKeptRows(page: Page, database: string, table: string): Promise<string[]> {
  return page.evaluate(
    async ([databaseName, tableName]) => {
      // Opening one that is not there yet would make an empty one.
      const all = await indexedDB.databases()
      if (!all.some(({ name }) => name === databaseName)) return []
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(databaseName)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction(tableName).objectStore(tableName).getAll()
          asking.onerror = () => reject(asking.error)
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result.map((row) => JSON.stringify(row)))
          }
        }
      })
    },
    [database, table] as const,
  )
}
