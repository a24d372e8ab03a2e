import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'

/** Begins a file that is thrown away if the build fails, with empty tables. */
export function openForWriting(
  path: string,
  tables: readonly string[],
  cacheKibibytes: number,
): SqliteDatabase {
  const database = openSqlite(path, { isReadOnly: false })
  // A journal and waiting for the disk would protect nothing.
  database.exec('PRAGMA journal_mode = OFF')
  database.exec('PRAGMA synchronous = OFF')
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  database.exec(`PRAGMA cache_size = -${cacheKibibytes}`)
  for (const table of tables) database.exec(table)
  return database
}
