import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'

/** Another build of the same dictionary is running. */
export class BuildLockedError extends Error {
  override readonly name = 'BuildLockedError'
}

/**
 * Takes the right to build in a folder; returns what gives it back.
 *
 * The lock is SQLite's own on an empty database: the system drops it when the process ends,
 * however it ends, so a killed build leaves nothing that has to be recognised as stale.
 */
export function lockBuild(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const database = new BetterSqlite3(join(folder, 'build.lock'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof BetterSqlite3.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new BuildLockedError(`Another dictionary build is running in ${folder}: wait for it.`)
    }
    throw error
  }
  return () => database.close()
}
