import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import { findSqliteFailure } from '@kotonoha/dictionary-db/sqlite/sqlite-failure'

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
  const database = openSqlite(join(folder, 'build.lock'), { isReadOnly: false })
  try {
    // Who is second is told so at once.
    database.exec('PRAGMA busy_timeout = 0')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (findSqliteFailure(error) === 'busy') {
      throw new BuildLockedError(`Another dictionary build is running in ${folder}: wait for it.`)
    }
    throw error
  }
  return () => database.close()
}
